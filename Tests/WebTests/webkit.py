"""Drives WebKit, the engine of Safari, in WebKitGTK's browser. It opens a window; without a display, use xvfb-run."""
import glob
import shutil

from browser import Browser
from selenium import webdriver
from selenium.webdriver.webkitgtk.service import Service


class WebKit(Browser):
    name = "webkit"

    def __init__(self):
        options = webdriver.WebKitGTKOptions()
        [options.binary_location] = glob.glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")
        options.add_argument("--automation")
        super().__init__(webdriver.WebKitGTK(options=options, service=Service(shutil.which("WebKitWebDriver"))))
