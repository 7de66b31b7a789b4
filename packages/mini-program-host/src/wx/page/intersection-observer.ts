import type { Instance } from '../../types/runtime'
import type { WxArea, WxContext } from '../context'
import { typeName } from '../parameters'

interface FrameworkElement {
  readonly id: string
  readonly dataset: Readonly<Record<string, unknown>>
  getBackendElement(): Element | null
}

interface FrameworkRoot {
  querySelector(selector: string): FrameworkElement | null
  querySelectorAll(selector: string): FrameworkElement[]
}

type Margins = Readonly<Partial<Record<'left' | 'top' | 'right' | 'bottom', number>>>

interface Option {
  readonly thresholds?: readonly number[]
  readonly initialRatio?: number
  readonly observeAll?: boolean
}

type OwnWindow = Window & typeof globalThis

/** wx.createIntersectionObserver, by the window's own. */
export const intersectionObservers: WxArea = (context) => ({
  createIntersectionObserver: (component?: unknown, option: Option = {}) => create(context, component, option),
})

function create(context: WxContext, component: unknown, option: Option) {
  const page = context.runtime.stack.at(-1)
  if (!page) throw new Error('createIntersectionObserver:fail no page is open')
  const window = page.view.window as OwnWindow
  const instance = typeName(component) === 'Object' ? (component as Instance) : page.instance
  const running: { disconnect(): void }[] = []
  let reference: string | undefined
  let margins: Margins | undefined

  const observer = {
    relativeTo(selector: string, given: Margins = {}) {
      reference = selector
      margins = given
      return observer
    },
    relativeToViewport(given: Margins = {}) {
      reference = undefined
      margins = given
      return observer
    },
    observe(selector: string, listener: unknown) {
      if (!margins) throw new Error('observe:fail call relativeTo or relativeToViewport first')
      const root = rootOf(instance)
      const found = option.observeAll ? root.querySelectorAll(selector) : [root.querySelector(selector)]
      const against = reference === undefined ? undefined : root.querySelector(reference)?.getBackendElement()
      const settings = {
        root: against ?? window.document,
        rootMargin: marginText(margins),
        threshold: [...(option.thresholds ?? [0])],
      }
      for (const element of found) {
        if (element) running.push(watch(context, window, element, settings, option.initialRatio ?? 0, listener))
      }
    },
    disconnect() {
      for (const one of running.splice(0)) one.disconnect()
    },
  }
  return observer
}

function rootOf(instance: Instance): FrameworkRoot {
  return (instance._$ as { getShadowRoot(): FrameworkRoot }).getShadowRoot()
}

function marginText({ left = 0, top = 0, right = 0, bottom = 0 }: Margins): string {
  return [top, right, bottom, left].map((side) => `${side}px`).join(' ')
}

function watch(
  context: WxContext,
  window: OwnWindow,
  element: FrameworkElement,
  settings: IntersectionObserverInit,
  initialRatio: number,
  listener: unknown,
): { disconnect(): void } {
  const target = element.getBackendElement()
  if (!target) return { disconnect() {} }
  const { id, dataset } = element
  const tell = (status: object) => context.tell(listener, { id, dataset, ...status })
  let first = true
  const browser = new window.IntersectionObserver((entries) => {
    for (const entry of entries) {
      const unchanged = first && entry.intersectionRatio === initialRatio
      first = false
      if (!unchanged) tell(statusOf(entry))
    }
  }, settings)
  browser.observe(target)
  return browser
}

function statusOf(entry: IntersectionObserverEntry) {
  return {
    intersectionRatio: entry.intersectionRatio,
    boundingClientRect: sides(entry.boundingClientRect),
    intersectionRect: sides(entry.intersectionRect),
    relativeRect: entry.rootBounds ? sides(entry.rootBounds) : null,
    time: entry.time,
  }
}

/** A browser's rectangle is not a plain object. */
function sides({ left, top, right, bottom, width, height }: DOMRectReadOnly) {
  return { left, top, right, bottom, width, height }
}
