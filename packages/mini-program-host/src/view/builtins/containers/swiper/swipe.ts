import { changedTouch } from '../../changed-touch'

/** A swipe along the axis of a swiper, in px. */
export interface Swipe {
  start(): void
  move(along: number): void
  /** px along the axis, and px per millisecond at the end */
  end(along: number, speed: number): void
}

/** Follows a finger that moves along the axis rather than across it. */
export function followSwipe(host: HTMLElement, vertical: () => boolean, swipe: Swipe): void {
  let from: { x: number; y: number; time: number } | undefined
  let along = false

  const distance = (touch: Touch, axis: 'x' | 'y') => touch[axis === 'x' ? 'clientX' : 'clientY'] - (from?.[axis] ?? 0)

  host.addEventListener(
    'touchstart',
    (event) => {
      const touch = changedTouch(event)
      from = event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY, time: event.timeStamp } : undefined
      along = false
    },
    { passive: true },
  )
  host.addEventListener('touchmove', (event) => {
    if (!from) return
    const touch = changedTouch(event)
    const [x, y] = [Math.abs(distance(touch, 'x')), Math.abs(distance(touch, 'y'))]
    if (!along) {
      if (Math.max(x, y) < 3) return
      if (vertical() ? x > y : y > x) {
        from = undefined
        return
      }
      along = true
      swipe.start()
    }
    // keeps an outer swiper from moving too
    event.stopPropagation()
    swipe.move(distance(touch, vertical() ? 'y' : 'x'))
  })
  const finish = (event: TouchEvent) => {
    if (from && along) {
      const passed = distance(changedTouch(event), vertical() ? 'y' : 'x')
      swipe.end(passed, passed / Math.max(event.timeStamp - from.time, 1))
    }
    from = undefined
    along = false
  }
  host.addEventListener('touchend', finish)
  host.addEventListener('touchcancel', finish)
}
