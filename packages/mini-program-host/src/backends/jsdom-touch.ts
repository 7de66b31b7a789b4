import type { Finger } from '../types/surroundings'

type Realm = Window & typeof globalThis
type TouchType = 'touchstart' | 'touchmove' | 'touchend'

interface Held {
  readonly finger: Finger
  readonly target: Element
}

/**
 * Fingers on windows without layout: each touch goes to its target element, and later touches of the same finger go to
 * the element that it first touched.
 */
export function jsdomTouch() {
  const held = new Map<number, Held>()

  return async (type: TouchType, fingers: readonly Finger[], target: Element): Promise<void> => {
    const before = new Map(held)
    if (type === 'touchend') for (const { identifier } of fingers) held.delete(identifier)
    else
      for (const finger of fingers)
        held.set(finger.identifier, { finger, target: before.get(finger.identifier)?.target ?? target })

    const changed = fingers.map((finger) => ({ finger, target: before.get(finger.identifier)?.target ?? target }))
    const at = changed[0]?.target ?? target
    const window = at.ownerDocument.defaultView as Realm | null
    // the page was closed under the finger
    if (!window) return
    const touches = [...held.values()].map(touchOf)
    const event = new window.Event(type, { bubbles: true, cancelable: true, composed: true })
    at.dispatchEvent(
      Object.assign(event, {
        touches,
        targetTouches: touches.filter((touch) => touch.target === at),
        changedTouches: changed.map(touchOf),
      }),
    )
  }
}

function touchOf({ finger, target }: Held) {
  const { identifier, x, y } = finger
  return { identifier, target, clientX: x, clientY: y, pageX: x, pageY: y, screenX: x, screenY: y, force: 1 }
}
