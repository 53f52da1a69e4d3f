// Runs before the sliders are defined, so that none asks for an image that the page holds.
for (const slider of document.querySelectorAll('[look]')) slider.images = pictures
