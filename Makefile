# What needs a shell longer than a line lies in scripts/.
PREFIX ?= /usr/local

.PHONY: help demo test setup build bench install coverage clean

help:
	@echo 'make demo                run the example package and print the trace of a journey'
	@echo 'make test                build without warnings and run every test'
	@echo 'make build               build the command, UIKit and its modules'
	@echo 'make bench               measure'
	@echo 'make install PREFIX=…    install the command where no checkout is needed (default $(PREFIX))'
	@echo 'make setup               install the Debian packages that are missing'
	@echo 'make coverage            write docs/coverage.md from the sources'
	@echo 'make clean               remove what was built'

setup:
	@scripts/setup

build: setup
	@UNDERSTUDY_PROGRESS=1 ./understudy version

demo: build
	@scripts/demo

test: setup
	@scripts/test

bench: build
	@scripts/bench

install: build
	@scripts/install '$(PREFIX)'

coverage:
	@scripts/coverage

clean:
	rm -rf .build
