# `make help` lists the commands.
ADDRESS ?= 127.0.0.1
PORT ?= 8080
SECONDS ?= 60

.PHONY: help gallery web test check apple bench weight uikit mac docs docs-serve tool goldens fuzz format lint clean
.DEFAULT_GOAL := help

help:
	@echo "make gallery   serves the gallery on http://$(ADDRESS):$(PORT)/ and opens it; for a phone, ADDRESS=0.0.0.0"
	@echo "make web       builds the elements as a package for npm"
	@echo "make test      runs all tests and checks; PREACT, VUE, LIT=FILE name builds of these, REACT, VITE=FOLDER packages"
	@echo "               of these, and WEBPACK, ROLLUP, BUN=FILE programs, that it tests the elements with"
	@echo "make check     runs what to run before a commit: style, links, the engine's tests and the hosts'"
	@echo "make apple     builds and tests for Apple's platforms, on a Mac with Xcode 26 or later"
	@echo "make bench     prints allocations, instructions, bytes, writes to layers and to the page, and times of the page;"
	@echo "               NOUISLIDER=FOLDER compares the page's with those of noUiSlider's dist,"
	@echo "               WEBAWESOME=FOLDER with those of Web Awesome's dist-cdn"
	@echo "make weight    prints the bytes that an app gains by a slider, by module, and by other kinds, looks, and features,"
	@echo "               beside the recorded ones; it fails if an app has what it doesn't name"
	@echo "make uikit     serves the example app, on doubles of UIKit and SwiftUI, on http://127.0.0.1:$(PORT)/"
	@echo "make mac       serves the example app of a Mac, on doubles of AppKit and SwiftUI, on the same address"
	@echo "make docs      builds the site in .build/site: the reference, the articles, the gallery"
	@echo "make docs-serve  builds the site and serves it on http://$(ADDRESS):$(PORT)/"
	@echo "make tool      builds the command line tool and prints its path"
	@echo "make goldens   writes again what is recorded or made from the sources: goldens, the base, tables, the reference of"
	@echo "               the elements, pictures; PARTS='tables base' writes some, as scripts/goldens lists them"
	@echo "make fuzz      runs random operations, recordings and pages from fresh seeds, each for SECONDS=$(SECONDS)"
	@echo "make format    formats all Swift"
	@echo "make lint      checks the style of Swift, names, spelling and lengths of lines, and links of pages"
	@echo "make clean     removes everything that was built"

gallery:
	@scripts/lib/need binaryen esbuild zopfli python3
	@scripts/lib/step "Building the elements (three minutes the first time)" Web/build
	@tool=$$(scripts/tool) && exec "$$tool" gallery --address "$(ADDRESS)" --port "$(PORT)"

web:
	@scripts/lib/need binaryen esbuild zopfli python3
	@scripts/lib/step "Building the elements (three minutes the first time)" Web/build
	@Web/package/generate tarball Web/dist

test:
	@scripts/lib/need binaryen esbuild zopfli chromium-headless-shell chromium-driver firefox-esr webkit2gtk-driver \
	    xvfb xauth fonts-dejavu-core fonts-dejavu-extra nodejs node-react node-react-dom node-typescript rollup node-jsdom python3 python3-venv \
	    librsvg2-bin netpbm valgrind cmark-gfm fonts-inter
	@scripts/test

check:
	@scripts/lib/need python3
	@scripts/test style names spelling lengths links options engine uikit appkit

apple:
	@scripts/apple

bench:
	@scripts/lib/need binaryen esbuild zopfli chromium-headless-shell chromium-driver fonts-dejavu-core python3 \
	    python3-venv valgrind
	@Benchmarks/run

weight:
	@scripts/lib/need python3
	@scripts/weight

uikit:
	@scripts/lib/need python3 fonts-inter
	@scripts/lib/step "Building the example app (a few minutes the first time)" \
	    swift build -c release --package-path Tests/UIKit --product uikit-live
	@exec scripts/live "$$(swift build -c release --package-path Tests/UIKit --show-bin-path)/uikit-live" "$(PORT)"

mac:
	@scripts/lib/need python3 fonts-inter
	@scripts/lib/step "Building the example app (a few minutes the first time)" \
	    swift build -c release --package-path Tests/AppKit --product appkit-live
	@exec scripts/live "$$(swift build -c release --package-path Tests/AppKit --show-bin-path)/appkit-live" "$(PORT)"

docs:
	@scripts/lib/need binaryen esbuild zopfli python3 cmark-gfm
	@scripts/lib/step "Building the elements (three minutes the first time)" Web/build
	@echo "▸ Building the site (ten minutes the first time)"
	@scripts/site

docs-serve: docs
	@echo "Serving at http://$(ADDRESS):$(PORT)/ Ctrl-C ends."
	@exec python3 -m http.server --bind "$(ADDRESS)" --directory .build/site "$(PORT)"

tool:
	@scripts/tool

goldens:
	@scripts/lib/need binaryen esbuild zopfli chromium-headless-shell chromium-driver fonts-dejavu-core fonts-inter python3 python3-venv \
	    librsvg2-bin netpbm webp
	@scripts/goldens $(PARTS)

fuzz:
	@scripts/lib/need binaryen esbuild zopfli chromium-headless-shell chromium-driver fonts-dejavu-core python3 python3-venv
	@Web/build
	@scripts/fuzz "$(SECONDS)"

format:
	@scripts/lib/need
	@scripts/style format

lint:
	@scripts/lib/need python3
	@scripts/test style names spelling lengths links

clean:
	@rm -rf .build Tool/.build Tests/UIKit/.build Tests/AppKit/.build Web/.build Web/dist Benchmarks/.build
	@echo "Removed everything that was built."
