import type { Behaviour } from '../builtin'
import { changedTouch } from '../changed-touch'
import { keepStyle } from './keep-style'

/** px of a number or of a CSS length. */
const px = (value: unknown) => Number.parseFloat(String(value ?? 0)) || 0

/** movable-view: a finger drags it within its movable-area, in the allowed directions. */
export const movableView: Behaviour = (builtin) => {
  const { host, element, get, put, watch, fire, onAttached } = builtin
  let at = { x: 0, y: 0 }
  let grip: { x: number; y: number } | undefined

  function within(x: number, y: number): { x: number; y: number } {
    const area = host.closest('wx-movable-area')
    if (!area || get<boolean>('outOfBounds')) return { x, y }
    // a view larger than its area may be dragged the other way
    const bound = (value: number, room: number) => Math.min(Math.max(value, Math.min(room, 0)), Math.max(room, 0))
    return { x: bound(x, area.clientWidth - host.offsetWidth), y: bound(y, area.clientHeight - host.offsetHeight) }
  }
  function moveTo(x: number, y: number, source: 'touch' | ''): void {
    const next = within(x, y)
    const moved = next.x !== at.x || next.y !== at.y
    at = next
    write()
    element.setData({ _translateX: at.x, _translateY: at.y })
    if (moved) fire('change', { ...at, source })
  }
  function write(): void {
    host.style.transform = `translate(${at.x}px, ${at.y}px) scale(${scale()})`
  }
  function scale(): number {
    const wanted = get<boolean>('scale') ? get<number>('scaleValue') : 1
    return Math.min(Math.max(wanted, get<number>('scaleMin')), get<number>('scaleMax'))
  }

  host.addEventListener('touchstart', (event) => {
    const { clientX, clientY } = changedTouch(event)
    grip = get<boolean>('disabled') ? undefined : { x: clientX - at.x, y: clientY - at.y }
  })
  host.addEventListener('touchmove', (event) => {
    const direction = get<string>('direction')
    if (!grip || direction === 'none') return
    event.stopPropagation()
    const { clientX, clientY } = changedTouch(event)
    const x = direction === 'vertical' ? at.x : clientX - grip.x
    const y = direction === 'horizontal' ? at.y : clientY - grip.y
    moveTo(x, y, 'touch')
    put('x', at.x)
    put('y', at.y)
  })
  host.addEventListener('touchend', () => {
    grip = undefined
  })

  keepStyle(builtin, () => host.style.transform !== '', write)
  watch(['x', 'y'], () => {
    if (host.isConnected) moveTo(px(get('x')), px(get('y')), '')
  })
  watch(['scaleValue', 'scale'], () => {
    if (!host.isConnected) return
    moveTo(at.x, at.y, '')
    fire('scale', { ...at, scale: scale() })
  })
  onAttached(() => moveTo(px(get('x')), px(get('y')), ''))
  return { functions: { moveTo: (x: number, y: number) => moveTo(x, y, '') } }
}
