# make help tells what there is.
ADDRESS ?= 127.0.0.1
PORT ?= 8080

.PHONY: help gallery test bench uikit clean
.DEFAULT_GOAL := help

help:
	@echo "make gallery   builds the gallery of sliders, serves it on http://$(ADDRESS):$(PORT)/ and opens the browser;"
	@echo "               ADDRESS=0.0.0.0 lets a phone on the same network try it, PORT=8081 takes another port"
	@echo "make test      runs every test: the engine, its replays and pictures, the sizes, the elements in a browser"
	@echo "make bench     counts allocations, instructions, bytes and writes to the page"
	@echo "make uikit     serves the UIKit sliders, live on a double of UIKit, on http://127.0.0.1:$(PORT)/"
	@echo "make clean     removes everything that was built"

gallery:
	@scripts/need binaryen esbuild zopfli
	@scripts/step "The engine and the elements for the page (a minute the first time)" Web/build
	@scripts/step "The tool slider (a few minutes the first time)" swift build -c release --product slider
	@exec "$$(swift build -c release --show-bin-path)/slider" gallery --address "$(ADDRESS)" --port "$(PORT)"

test:
	@scripts/need binaryen esbuild zopfli chromium chromium-driver firefox-esr webkit2gtk-driver xvfb xauth fonts-dejavu-core python3-venv librsvg2-bin netpbm
	@scripts/test

bench:
	@scripts/need binaryen esbuild zopfli chromium chromium-driver fonts-dejavu-core python3-venv valgrind
	@Benchmarks/run

uikit:
	@scripts/step "The UIKit sliders on a double of UIKit (a few minutes the first time)" swift build -c release --product uikit-live
	@exec "$$(swift build -c release --show-bin-path)/uikit-live" "$(PORT)"

clean:
	@rm -rf .build Web/.build Web/dist Benchmarks/.build
	@echo "Everything that was built is gone."
