import type { Behaviour } from '../builtin'

const length = (value: unknown) => String(value).replace(/(\d)$/, '$1px')

/** progress: a bar with a percentage. */
export const progress: Behaviour = ({ get, watch, part, fire }) => {
  const track = part('div', 'wx-progress-bar')
  const bar = track.appendChild(part('div', 'wx-progress-inner-bar'))
  const info = part('p', 'wx-progress-info')
  let shown = 0

  watch(
    ['percent', 'strokeWidth', 'color', 'activeColor', 'backgroundColor', 'showInfo', 'borderRadius', 'fontSize'],
    () => {
      const percent = Math.min(Math.max(get<number>('percent'), 0), 100)
      // `color` is the older name of activeColor, and wins if it is not the default
      const color = get<string>('color') === '#09BB07' ? get<string>('activeColor') : get<string>('color')
      Object.assign(track.style, {
        height: length(get<unknown>('strokeWidth')),
        borderRadius: length(get<unknown>('borderRadius')),
        backgroundColor: get<string>('backgroundColor'),
      })
      Object.assign(bar.style, {
        width: `${percent}%`,
        backgroundColor: color,
        transition: get<boolean>('active')
          ? `width ${Math.abs(percent - shown) * get<number>('duration')}ms linear`
          : '',
      })
      shown = percent
      info.hidden = !get<boolean>('showInfo')
      info.textContent = get<boolean>('showInfo') ? `${percent}%` : ''
      info.style.fontSize = length(get<unknown>('fontSize'))
    },
  )
  bar.addEventListener('transitionend', (event) => {
    event.stopPropagation()
    fire('activeend', { curPercent: shown })
  })
}
