import type { OpenPage, Runtime } from '../../types/runtime'
import type { Finger } from '../../types/surroundings'
import type { Params } from '../params'
import { originOf, tappablePoint } from './touch-point'

type Later = 'touchmove' | 'touchend'

/** The fingers on the screen, and the element that the first of them touched. */
interface Hand {
  fingers: readonly Finger[]
  target?: Element
  /** Settles when all requested touches are over. */
  queue: Promise<void>
}

const hands = new WeakMap<Runtime, Hand>()

function handOf(runtime: Runtime): Hand {
  const known = hands.get(runtime)
  if (known !== undefined) return known
  const made: Hand = { fingers: [], queue: Promise.resolve() }
  hands.set(runtime, made)
  return made
}

/** A client may send touches without waiting for each other; they are made one after the other. */
function inTurn(runtime: Runtime, touch: () => Promise<void>): Promise<void> {
  const hand = handOf(runtime)
  const made = hand.queue.then(touch)
  hand.queue = made.catch(() => undefined)
  return made
}

/**
 * Taps the middle of an element, as a finger would.
 * @throws Error when a finger could not reach it: `element is covered by view#id`, `element has no size`
 */
export function tap(runtime: Runtime, page: OpenPage, element: Element): Promise<void> {
  return inTurn(runtime, async () => {
    await putDown(runtime, page, element, {})
    await moveOrLiftNow(runtime, page, 'touchend', {})
  })
}

/** Puts fingers down at the given touches, or in the middle of the element. */
export function down(runtime: Runtime, page: OpenPage, element: Element, params: Params): Promise<void> {
  return inTurn(runtime, () => putDown(runtime, page, element, params))
}

async function putDown(runtime: Runtime, page: OpenPage, element: Element, params: Params): Promise<void> {
  const hand = handOf(runtime)
  const given = touchesOf(params, 'touches')
  const fingers =
    given.length > 0
      ? given.map((touch, index) => fingerOf(page, touch, { identifier: index, x: 0, y: 0 }))
      : [{ identifier: 0, ...tappablePoint(runtime.surroundings.kind, page, element) }]
  hand.fingers = fingers
  hand.target = element
  await runtime.surroundings.touch('touchstart', fingers, element)
}

/**
 * Moves fingers that are down, or lifts them: those that the client lists, at their new positions, or else all of them
 * where they are. The touch still belongs to the element on which it began.
 */
export function moveOrLift(runtime: Runtime, page: OpenPage, type: Later, params: Params): Promise<void> {
  return inTurn(runtime, () => moveOrLiftNow(runtime, page, type, params))
}

async function moveOrLiftNow(runtime: Runtime, page: OpenPage, type: Later, params: Params): Promise<void> {
  const hand = handOf(runtime)
  const { target } = hand
  const [first] = hand.fingers
  if (target === undefined || first === undefined) throw new Error(`${type} without a touchstart before it`)
  const named = touchesOf(params, 'changedTouches', 'changeTouches', ...(type === 'touchmove' ? ['touches'] : []))
  const changed = named.map((touch, index) => fingerOf(page, touch, hand.fingers[index] ?? first))
  const isChanged = ({ identifier }: Finger) => changed.some((finger) => finger.identifier === identifier)
  const stay = hand.fingers.filter((finger) => changed.length > 0 && !isChanged(finger))
  const acting = changed.length > 0 ? changed : hand.fingers
  hand.fingers = type === 'touchmove' ? [...stay, ...acting] : stay
  await runtime.surroundings.touch(type, acting, target)
}

function touchesOf(params: Params, ...names: readonly string[]): readonly Record<string, unknown>[] {
  const lists = names.map((name) => params[name]).filter((list): list is unknown[] => Array.isArray(list))
  const touches = lists.find((list) => list.length > 0) ?? []
  return touches.filter((touch): touch is Record<string, unknown> => typeof touch === 'object' && touch !== null)
}

/** Touches are in the page's px, fingers in the screen's. */
function fingerOf(page: OpenPage, touch: Record<string, unknown>, old: Finger): Finger {
  const { window } = page.view
  const origin = originOf(window)
  const place = (client: unknown, whole: unknown, scrolled: number, start: number, before: number) => {
    if (typeof client === 'number') return client + start
    return typeof whole === 'number' ? whole - scrolled + start : before
  }
  return {
    identifier: typeof touch.identifier === 'number' ? touch.identifier : old.identifier,
    x: place(touch.clientX, touch.pageX, window.scrollX, origin.x, old.x),
    y: place(touch.clientY, touch.pageY, window.scrollY, origin.y, old.y),
  }
}
