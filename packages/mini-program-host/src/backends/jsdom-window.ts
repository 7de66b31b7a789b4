import { JSDOM, VirtualConsole } from 'jsdom'
import vm from 'node:vm'
import type { Size } from '../types/surroundings'

const EMPTY = '<!doctype html><html><head></head><body></body></html>'

const scripts = new Map<string, vm.Script>()

/** A script that many windows run is compiled once. */
function scriptOf(source: string): vm.Script {
  const known = scripts.get(source)
  if (known) return known
  const fresh = new vm.Script(source, { filename: 'view.js' })
  scripts.set(source, fresh)
  return fresh
}

/** A window that draws nothing. It replaces what JSDOM lacks, as far as a page's view needs it. */
export function jsdomWindow(size: Size): Window {
  // page styles that JSDOM cannot parse are not the app's fault
  const dom = new JSDOM(EMPTY, {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole: new VirtualConsole(),
  })
  const { window } = dom
  const context = dom.getInternalVMContext()
  Object.assign(window, {
    eval: (source: string): unknown => scriptOf(source).runInContext(context),
    innerWidth: size.width,
    innerHeight: size.height,
    devicePixelRatio: size.pixelRatio,
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    IntersectionObserver: NothingSeen,
    scrollTo: (left: number | ScrollToOptions, top = 0) => scrollPage(window as never, left, top),
  })
  for (const [name, value] of [
    ['clientWidth', size.width],
    ['clientHeight', size.height],
  ] as const) {
    Object.defineProperty(window.document.documentElement, name, { value })
  }
  window.Element.prototype.scrollIntoView = () => {}
  return window as unknown as Window
}

/** Observes nothing, because there is no layout. */
class NothingSeen {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function scrollPage(window: Window, given: number | ScrollToOptions, top: number): void {
  const page = window.document.documentElement
  page.scrollTop = typeof given === 'number' ? top : (given.top ?? page.scrollTop)
  window.dispatchEvent(new (window as Window & typeof globalThis).Event('scroll'))
}
