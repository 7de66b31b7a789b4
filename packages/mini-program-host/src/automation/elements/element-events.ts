import type { Params } from '../params'
import { textParam } from '../params'
import { glassNode, type GlassNode } from './glass-node'

/** Events that go up through the parents; every other one stays with its element. */
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

/** Lets an element send an event as if its component had done so. */
export function triggerEvent(element: Element, params: Params): void {
  send(nodeOf(element), textParam(params, 'type'), params.detail)
}

/**
 * Sends a given event: `eventName` (or `type`), `detail`, `touches` and `changedTouches`; `bubbles` and `composed`
 * are those of a real event of that name unless they are given.
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
