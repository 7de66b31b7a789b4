/** px that a finger may move during a tap */
const STILL = 10
/** milliseconds until a touch is a long press */
const LONG = 350

export interface PlainTouch {
  readonly identifier: number
  readonly pageX: number
  readonly pageY: number
  readonly clientX: number
  readonly clientY: number
  readonly force: number
}

interface TouchFields {
  readonly touches?: readonly PlainTouch[]
  readonly changedTouches?: readonly PlainTouch[]
  /** set by a listener for a long press, so that no tap follows */
  onHandled?: () => void
}

/** Fires an event at a node; returns false if its default is prevented. */
export type TouchTrigger = (
  node: EventTarget | null,
  type: string,
  detail: unknown,
  fields: TouchFields & Record<string, unknown>,
) => boolean

interface Press {
  readonly target: EventTarget | null
  readonly touch: PlainTouch
  readonly timer: number
  tap: boolean
}

/** Turns the touches of a window into touchstart, touchmove, touchend, touchcancel, tap, longpress and longtap. */
export function startGestures(window: Window, trigger: TouchTrigger): void {
  const presses = new Map<number, Press>()

  function listen(
    type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel',
    then: (event: TouchEvent, fields: TouchFields) => void,
  ) {
    window.document.addEventListener(
      type,
      (event) => {
        const fields = { touches: plain(event.touches), changedTouches: plain(event.changedTouches) }
        if (!trigger(event.target, type, {}, fields) && event.cancelable) event.preventDefault()
        then(event, fields)
      },
      { capture: true, passive: false },
    )
  }

  function press(target: EventTarget | null, touch: PlainTouch): void {
    drop(touch.identifier)
    const timer = window.setTimeout(() => {
      const held = presses.get(touch.identifier)
      // touchend is not seen for an element that was removed
      if (!held || !(target as Node).isConnected) return
      const fields = { touches: [touch], changedTouches: [touch] }
      trigger(target, 'longpress', position(touch), { ...fields, onHandled: () => (held.tap = false) })
      trigger(target, 'longtap', position(touch), fields)
    }, LONG)
    presses.set(touch.identifier, { target, touch, timer, tap: true })
  }

  function drop(identifier: number): Press | undefined {
    const held = presses.get(identifier)
    if (held) window.clearTimeout(held.timer)
    presses.delete(identifier)
    return held
  }

  listen('touchstart', (event, { changedTouches = [] }) => {
    for (const touch of changedTouches) press(event.target, touch)
    // two fingers are not a tap
    if (event.touches.length > 1) for (const identifier of [...presses.keys()]) drop(identifier)
  })
  listen('touchmove', (_event, { changedTouches = [] }) => {
    for (const touch of changedTouches) {
      const held = presses.get(touch.identifier)
      if (held && wandered(held.touch, touch)) drop(touch.identifier)
    }
  })
  listen('touchend', (_event, { touches, changedTouches = [] }) => {
    for (const touch of changedTouches) {
      const held = drop(touch.identifier)
      if (!held?.tap || wandered(held.touch, touch)) continue
      trigger(held.target, 'tap', position(touch), { touches, changedTouches })
    }
  })
  listen('touchcancel', (_event, { changedTouches = [] }) => {
    for (const touch of changedTouches) drop(touch.identifier)
  })
}

function position(touch: PlainTouch): { x: number; y: number } {
  return { x: touch.pageX, y: touch.pageY }
}

function wandered(from: PlainTouch, to: PlainTouch): boolean {
  return Math.abs(from.clientX - to.clientX) > STILL || Math.abs(from.clientY - to.clientY) > STILL
}

function plain(touches: TouchList): PlainTouch[] {
  return Array.from(touches, ({ identifier, pageX, pageY, clientX, clientY, force }) => ({
    identifier,
    pageX,
    pageY,
    clientX,
    clientY,
    force,
  }))
}
