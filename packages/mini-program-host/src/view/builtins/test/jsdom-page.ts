import { JSDOM } from 'jsdom'
import type { TriedPage } from './page-program'
import { pageProgram, templateSource } from './program'

export interface JsdomPage extends TriedPage {
  readonly window: JSDOM['window']
  find<T extends Element = HTMLElement>(selector: string): T
  /** A tap on the element that a selector finds. */
  tap(selector: string): void
}

type Touches = Record<'touches' | 'changedTouches' | 'targetTouches', unknown[]>

function touchEvent(window: JSDOM['window'], type: string, target: Element): Event {
  const event = new window.Event(type, { bubbles: true, cancelable: true, composed: true })
  const finger = { identifier: 0, target, clientX: 5, clientY: 5, pageX: 5, pageY: 5 }
  const touches: Touches = { touches: type === 'touchend' ? [] : [finger], changedTouches: [finger], targetTouches: [] }
  return Object.assign(event, touches)
}

const opened: JSDOM['window'][] = []
// ends the timers of the pages
afterEach(() => opened.splice(0).forEach((window) => window.close()))

/** A template drawn in a jsdom document. */
export async function openJsdom(wxml: string, data: Record<string, unknown> = {}): Promise<JsdomPage> {
  const dom = new JSDOM('<!doctype html><html><head></head><body></body></html>', {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  })
  const { window } = dom
  opened.push(window)
  window.eval(await pageProgram())
  const program = window as unknown as { tryTemplate(source: string, data: unknown): void; tried: TriedPage }
  program.tryTemplate(templateSource(wxml), data)

  const find = <T extends Element>(selector: string) => {
    const element = window.document.querySelector<T>(selector)
    if (!element) throw new Error(`nothing matches ${selector}`)
    return element
  }
  return {
    ...program.tried,
    window,
    find,
    tap(selector) {
      const target = find(selector)
      target.dispatchEvent(touchEvent(window, 'touchstart', target))
      target.dispatchEvent(touchEvent(window, 'touchend', target))
    },
  }
}
