import type { Behaviour } from '../builtin'

interface CanvasTouch {
  clientX: number
  clientY: number
  x?: number
  y?: number
}
const TOUCHES = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const

/** canvas: a real canvas, whose touches have positions relative to it. */
export const canvas: Behaviour = ({ host, element, get, watch, part }) => {
  const node = part('canvas')
  watch(['canvasId', 'type', 'disableScroll'], () => {
    if (get<string>('canvasId') !== '') host.setAttribute('canvas-id', get<string>('canvasId'))
    host.setAttribute('type', get<string>('type'))
    host.toggleAttribute('disable-scroll', get<boolean>('disableScroll'))
  })

  function place(event: unknown): void {
    const { left, top } = host.getBoundingClientRect()
    const { touches = [], changedTouches = [] } = event as Record<string, CanvasTouch[] | undefined>
    for (const touch of [...touches, ...changedTouches]) {
      touch.x = touch.clientX - left
      touch.y = touch.clientY - top
    }
  }
  for (const type of TOUCHES) element.addListener(type, place, { capture: true })
  return { functions: { node: () => node } }
}
