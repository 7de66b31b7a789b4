import type { Params } from '../params'
import { textParam } from '../params'
import { glassNode, type GlassNode } from './glass-node'

/** Events that bubble; all others stay with their element. */
const BUBBLING = new Set([
  'tap',
  'longpress',
  'longtap',
  'touchstart',
  'touchmove',
  'touchend',
  'touchcancel',
  'touchforcechange',
  'transitionend',
  'animationstart',
  'animationiteration',
  'animationend',
])

/** Sends an event from an element as if its component had done so. */
export function triggerEvent(element: Element, params: Params): void {
  send(nodeOf(element), textParam(params, 'type'), params.detail)
}

/**
 * Sends an event: `eventName` (or `type`), `detail`, `touches` and `changedTouches`. `bubbles` and `composed` default
 * to those of a real event of that name.
 */
export function dispatchEvent(element: Element, params: Params): void {
  const name = textParam(params, params.eventName === undefined ? 'type' : 'eventName')
  send(nodeOf(element), name, params.detail ?? {}, params)
}

function send(node: GlassNode, name: string, detail: unknown, options: Params = {}): void {
  const bubbles = options.bubbles === undefined ? BUBBLING.has(name) : options.bubbles === true
  const composed = options.composed === undefined ? bubbles : options.composed === true
  node.triggerEvent(name, detail, { bubbles, composed, capturePhase: bubbles })
}

function nodeOf(element: Element): GlassNode {
  const node = glassNode(element)
  if (node === undefined) throw new Error('the element is not part of a template')
  return node
}
