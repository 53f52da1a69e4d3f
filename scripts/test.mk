# The steps of `make test` and what each of them needs; scripts/test runs them, JOBS at a time, in this order.
# A step builds for itself alone: steps beside each other do not wait for one another's package.
STEPS := web tool python chromium firefox webkit engine uikit appkit package benchmarks style names spelling \
         lengths links comparison options words sizes base documentation site preact vue lit react vite webpack rollup bun jsdom

.PHONY: all names-of-steps $(STEPS)
all: $(STEPS)
names-of-steps:
	@echo $(STEPS)

step = @scripts/lib/test-step $@
upper = $(shell echo $(1) | tr a-z A-Z)

# Optimized, because the random tests take minutes otherwise. The tool's tests are quick, so it is not.
engine:
	$(step) "Engine, looks, replay" swift test -c release
tool:
	$(step) "Tool" swift test --package-path Tool
uikit:
	$(step) "Hosts on doubles of UIKit" swift test -c release --package-path Tests/UIKit
appkit:
	$(step) "Host on a double of AppKit" swift test -c release --package-path Tests/AppKit
# Browsers leave processors idle, and builds do not. So one large build runs beside the browsers that take the longest, as
# soon as there is a page, and the rest after it. All at once, 18 processes on two processors took a sixth longer.
ifneq ($(filter all,$(MAKECMDGOALS)),)
uikit: | python
appkit firefox: | uikit
endif

style:
	$(step) "Style of Swift" scripts/style lint
# Passes if a search runs and finds nothing.
none = bash -c '$(1); [ $$? = 1 ]'
# A shell takes no name for a pattern or an option, and every file system has it.
names:
	$(step) "Names of files" $(call none,(git ls-files -co --exclude-standard || echo "no git") | \
	    grep -vE "^[A-Za-z0-9._@~+/-]+$$")
# American English, in code, names of files, comments, and pages: no British spelling, and no word or phrase that few
# Americans write. "cancelled" is Apple's, and "labelledby" an attribute of pages. What other projects call their options, and
# words of other languages, may differ.
BRITISH := behaviour|colour|favour|flavour|honour|neighbour|catalogue|centre|centerd|metre|grey|counter-clockwise|labelled(?!b)
BRITISH := $(BRITISH)|labelling|modell(ed|ing)|travell(ed|ing)|artefact|licence|towards|afterwards|(anal|catal)yse
BRITISH := $(BRITISH)|(capital|custom|equal|general|initial|local|maxim|minim|normal|optim|organ|recogn|serial|special|summar)is(e|ing|ation)
BRITISH := $(BRITISH)|(synchron|util|visual)is(e|ing|ation)
PHRASES := (?<!each )(?<!all )(?<!some )(?<!none )(?<!one )of which|but for|(is|are|was|were|be|been) told|tells|brings|brought|anew
PHRASES := \b($(PHRASES)|goes? on|by and by|hears? of|seldom|whilst|amongst|learnt|round (the|an?|it|its|them|their))\b
OTHERS := CHANGELOG.md Tests/PeersTests docs/coming-from docs/words.* *.lproj/* Tests/WebTests/test_nouislider.py scripts/test.mk
OTHERS := $(foreach path,$(OTHERS),':!$(path)')
spelling:
	$(step) "Spelling" bash -c '! git grep --untracked -niIP "$$0" -- "$$@" && ! git ls-files "$$@" | grep -iP "$$0"' \
	    '$(BRITISH)|$(PHRASES)' $(OTHERS)
lengths:
	$(step) "Lengths of lines" $(call none,LC_ALL=C.UTF-8 git grep --untracked -nE "^.{121}" -- "*.swift" "*.js")
links:
	$(step) "Links of pages" scripts/links
comparison:
	$(step) "Comparison" scripts/comparison check
options:
	$(step) "Table of options" scripts/options check
words:
	$(step) "Words of languages" scripts/words check
# The events, elements and layers of the base are compared by the tests of the hosts.
base: uikit appkit
	$(step) "Declarations of hosts" scripts/base symbols
# Reads the modules that the tests were built with.
documentation: engine uikit appkit
	$(step) "Documentation" scripts/documentation
package:
	$(step) "Package" Tests/PackageTests/run
benchmarks:
	$(step) "Allocations and instructions" Benchmarks/check

web:
	$(step) "Elements for the page" Web/build
sizes: web
	$(step) "Sizes" scripts/sizes
site: documentation tool web
	$(step) "Site" scripts/site --reuse
# Once for all browsers. Their tests compare the elements with the tool.
python: web tool
	$(step) "Python for the browsers" Tests/WebTests/python -c ""
chromium: python
	$(step) "Browser: Chromium" env BROWSER=chromium Tests/WebTests/run -n 3
firefox: python
	$(step) "Browser: Firefox" env BROWSER=firefox Tests/WebTests/run -n 2
webkit: python
	$(step) "Browser: WebKit" env BROWSER=webkit Tests/WebTests/run
# The tests of Chromium run these where they are: $(call where, CONDITION, REASON WHY NOT) says whether they do.
where = @if $(1); then echo 'run     Browser: $@, by the tests of Chromium'; \
    else echo 'not run Browser: $@, $(strip $(2))'; fi >"$$LOGS/$@.result"
preact vue lit:
	$(call where, [ -n "$$$(call upper,$@)" ], as $(call upper,$@)=FILE names no build of it)
vite:
	$(call where, [ -n "$$VITE" ], as VITE=FOLDER names no packages of it)
react:
	$(call where, [ -n "$$REACT" ], in versions other than the system has: REACT=FOLDER names no packages of them)
webpack rollup bun:
	$(call where, [ -n "$$$(call upper,$@)" ] || command -v $@ >/dev/null, \
	    as it is not installed and $(call upper,$@) names no program)
jsdom:
	$(call where, [ -d /usr/share/nodejs/jsdom ], as it is not installed)
