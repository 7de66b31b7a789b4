import type { Behaviour, Builtin } from '../builtin'
import { changedTouch } from '../changed-touch'

interface Scale {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** The value on a scale nearest to the given one. */
export function snap(value: number, { min, max, step }: Scale): number {
  const steps = Math.round((Math.min(Math.max(value, min), max) - min) / step)
  // steps of 0.1 add up to 0.30000000000000004
  const digits = (String(step).split('.')[1] ?? '').length
  return Math.min(Number((min + steps * step).toFixed(digits)), max)
}

function draw({ get, part }: Builtin) {
  const track = part('div', 'wx-slider-track')
  const bar = track.appendChild(part('div', 'wx-slider-bar'))
  const block = track.appendChild(part('div', 'wx-slider-block'))
  const label = part('span', 'wx-slider-value')

  function show(value: number): void {
    const [min, max, size] = [get<number>('min'), get<number>('max'), get<number>('blockSize')]
    const share = max > min ? `${((value - min) / (max - min)) * 100}%` : '0%'
    track.style.backgroundColor = get<string>('backgroundColor')
    Object.assign(bar.style, { width: share, backgroundColor: get<string>('activeColor') })
    const look = { left: share, width: `${size}px`, height: `${size}px`, backgroundColor: get<string>('blockColor') }
    Object.assign(block.style, look)
    label.hidden = !get<boolean>('showValue')
    label.textContent = get<boolean>('showValue') ? String(value) : ''
  }
  return { track, show }
}

/** slider: its block follows the finger; fires `changing` while dragging and `change` at the end. */
export const slider: Behaviour = (builtin) => {
  const { host, get, put, watch, fire } = builtin
  const { track, show } = draw(builtin)
  const scale = () => ({ min: get<number>('min'), max: get<number>('max'), step: get<number>('step') })

  function slide(value: number): number {
    const next = snap(value, scale())
    put('value', next)
    show(next)
    return next
  }
  function under(touch: Touch): number | undefined {
    const { left, width } = track.getBoundingClientRect()
    const { min, max } = scale()
    return width > 0 ? min + ((touch.clientX - left) / width) * (max - min) : undefined
  }
  function follow(event: TouchEvent, type: 'changing' | 'change'): void {
    if (get<boolean>('disabled')) return
    const at = under(changedTouch(event))
    if (at === undefined) return
    const before = get<number>('value')
    const value = slide(at)
    if (type === 'change' || value !== before) fire(type, { value })
  }

  const looks = [
    'min',
    'max',
    'step',
    'value',
    'blockSize',
    'blockColor',
    'activeColor',
    'backgroundColor',
    'showValue',
  ]
  watch(looks, () => show(snap(get<number>('value'), scale())))
  host.addEventListener('touchmove', (event) => follow(event, 'changing'))
  host.addEventListener('touchend', (event) => follow(event, 'change'))
  return {
    functions: {
      slideTo(value: number) {
        fire('change', { value: slide(value) })
      },
    },
    field: { value: () => get<number>('value'), reset: () => void slide(get<number>('min')) },
  }
}
