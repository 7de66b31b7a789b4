import type { Behaviour } from '../builtin'

const TICK = 'M6 12.5l4 4 8-9'
const CROSS = 'M8 8l8 8M16 8l-8 8'
const DISC = 'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z'

interface Drawing {
  readonly color: string
  readonly disc?: boolean
  readonly line: string
}

/** The nine types: lines with or without a disc, in a box of 24. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  success: { color: '#09bb07', disc: true, line: TICK },
  success_no_circle: { color: '#09bb07', line: TICK },
  info: { color: '#10aeff', disc: true, line: 'M12 6v1M12 10v8' },
  warn: { color: '#f76260', disc: true, line: 'M12 6v8M12 17v1' },
  waiting: { color: '#10aeff', disc: true, line: 'M12 6v6l4 3' },
  cancel: { color: '#f43530', disc: true, line: CROSS },
  download: { color: '#09bb07', disc: true, line: 'M12 6v9M8 12l4 4 4-4M7 18h10' },
  search: { color: '#b2b2b2', line: 'M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5' },
  clear: { color: '#b2b2b2', disc: true, line: CROSS },
}

/** icon: one of WeChat's own icons, with a size in px and a colour. */
export const icon: Behaviour = ({ host, get, watch, part }) => {
  const holder = part('i')
  watch(['type', 'size', 'color'], () => {
    const drawing = DRAWINGS[get<string>('type')]
    const size = `${get<unknown>('size')}`.replace(/(\d)$/, '$1px')
    Object.assign(holder.style, { display: 'block', width: size, height: size })
    host.setAttribute('type', get<string>('type'))
    holder.innerHTML = drawing ? picture(drawing) : ''
    holder.style.color = get<string>('color') || drawing?.color || ''
  })
}

function picture({ disc, line }: Drawing): string {
  const stroke = disc ? '#fff' : 'currentColor'
  const back = disc ? `<path d="${DISC}" fill="currentColor"/>` : ''
  return `<svg viewBox="0 0 24 24" width="100%" height="100%">${back}<path d="${line}" fill="none" stroke="${stroke}" stroke-width="2"/></svg>`
}
