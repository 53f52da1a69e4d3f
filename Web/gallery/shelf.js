// Runs before the elements are defined, so that no slider requests an image that the page contains.
for (const slider of document.querySelectorAll('[look]')) slider.images = pictures
