import { CurrentWindowBackendContext, type Element as WxElement, Event, type EventOptions } from 'glass-easel'
import { startGestures, type TouchTrigger } from './gestures'
import type { StyleScopes } from './style-scopes'
import { rpx } from '../compile/rpx'

/** Real document events that templates may listen to, besides touch events. */
const DOCUMENT_EVENTS = ['transitionend', 'animationstart', 'animationiteration', 'animationend']

export type WxNode = Node & { __wxElement?: WxElement }

/** The framework's element for a DOM node. */
export function elementOf(node: EventTarget | null): WxElement | undefined {
  let at = node as WxNode | null
  while (at && !at.__wxElement) at = at.parentNode
  return at?.__wxElement
}

/** Fires a bubbling event as a finger does. Returns whether its default is wanted. */
export const triggerTouch: TouchTrigger = (node, type, detail, extraFields) => {
  const target = elementOf(node)
  return target ? dispatch(target, type, detail, { bubbles: true, composed: true, extraFields }) : true
}

function dispatch(target: WxElement, type: string, detail: unknown, options: EventOptions): boolean {
  const event = new Event(type, detail, { ...options, capturePhase: true })
  Event.dispatchEvent(target, event)
  return !event.defaultPrevented()
}

/**
 * The component framework's access to one document. Every tag is drawn as `wx-<tag>`, so that none is an HTML
 * element; pointer events become touch events, taps and long presses; built-in tags fire all other events themselves.
 */
export class ViewContext extends CurrentWindowBackendContext {
  override document = {
    createElement: (tag: string) => drawnAs(tag.startsWith('wx-') ? tag : `wx-${tag}`),
    createTextNode: (text: string) => document.createTextNode(text) as never,
    createDocumentFragment: () => document.createDocumentFragment() as never,
  }

  readonly #scopes?: StyleScopes

  /** @param scopes limits style sheets to their scope, if given */
  constructor(scopes?: StyleScopes) {
    super()
    this.#scopes = scopes
    startGestures(window, triggerTouch)
    for (const type of DOCUMENT_EVENTS) {
      document.addEventListener(type, (event) => triggerTouch(event.target, type, {}, {}), { capture: true })
    }
  }

  override associateValue(drawn: never, element: WxElement): void {
    super.associateValue(drawn, element)
    this.#scopes?.mark(drawn, element)
  }

  override appendStyleSheetPath(path: string, scope?: number): number {
    const before = document.head.lastElementChild
    const id = super.appendStyleSheetPath(path, scope)
    const style = document.head.lastElementChild as HTMLStyleElement | null
    if (style !== before && style?.sheet) this.#scopes?.narrow(path, style.sheet)
    return id
  }

  override onEvent(): void {}

  override setListenerStats(): void {}

  // A hidden window has no animation frames, but its setData calls must still complete
  override render(done: (error: Error | null) => void): void {
    window.setTimeout(() => done(null), 0)
  }
}

function drawnAs(tag: string): never {
  const element = document.createElement(tag)
  const setAttribute = element.setAttribute.bind(element)
  element.setAttribute = (name, value) => setAttribute(name, name === 'style' ? rpx(String(value)) : value)
  return element as never
}
