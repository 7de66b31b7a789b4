import { share } from '../../runtime/share'
import type { OpenPage, Runtime } from '../../types/runtime'
import { draw, FONT } from './element'

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * The super-app's own two buttons, over every page, at the position that app code can query. The first one shares the
 * page; the second sends the app to the background.
 */
export function menu(runtime: Runtime, page: OpenPage): HTMLElement {
  const { left, top, width, height } = runtime.original('getMenuButtonBoundingClientRect')?.() as Box
  const half = 'flex:1;text-align:center;'
  const dots = {
    id: 'host-menu-share',
    style: `${half}border-right:1px solid #ddd`,
    onTap: () => void share(runtime, page, { from: 'menu' }).catch(runtime.report),
  }
  const close = { id: 'host-menu-close', style: half, onTap: () => runtime.foreground(false) }
  return draw(
    'div',
    {
      id: 'host-menu',
      style: `${FONT}position:absolute;left:${left}px;top:${top}px;width:${width}px;height:${height}px;line-height:${height - 2}px;display:flex;border:1px solid #ddd;border-radius:${height / 2}px;background:rgba(255,255,255,.6);color:#000`,
    },
    draw('div', dots, '•••'),
    draw('div', close, '◎'),
  )
}
