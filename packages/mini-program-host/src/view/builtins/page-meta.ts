import type { Behaviour, Builtin } from './builtin'
import { publicProperties } from './properties/public-properties'

function tell({ tag, hooks, get }: Builtin & { readonly tag: 'page-meta' | 'navigation-bar' }): void {
  hooks.pageMeta(tag, Object.fromEntries(publicProperties(tag).map((name) => [name, get<unknown>(name)])))
}

/** page-meta: the page's own style, root font size, background and scroll position. */
export const pageMeta: Behaviour = (builtin) => {
  const { window, get, watch, host, onAttached } = builtin
  const { documentElement: root } = window.document

  function style(): void {
    root.style.fontSize = get<string>('rootFontSize')
    root.style.backgroundColor = get<string>('rootBackgroundColor') || get<string>('backgroundColor')
    host.closest('wx-page')?.setAttribute('style', get<string>('pageStyle'))
    tell({ ...builtin, tag: 'page-meta' })
  }
  function scroll(): void {
    const top = Number.parseFloat(get<string>('scrollTop'))
    if (Number.isFinite(top)) window.scrollTo({ top, behavior: get<number>('scrollDuration') > 0 ? 'smooth' : 'auto' })
  }
  const whenThere = (run: () => void) => () => {
    if (host.isConnected) run()
  }
  watch(
    ['pageStyle', 'rootFontSize', 'rootBackgroundColor', 'backgroundColor', 'backgroundTextStyle'],
    whenThere(style),
  )
  watch(['scrollTop'], whenThere(scroll))
  onAttached(() => {
    style()
    scroll()
  })
}

/** navigation-bar: the content of the page's title bar. */
export const navigationBar: Behaviour = (builtin) => {
  const { host, watch, onAttached } = builtin
  const show = () => tell({ ...builtin, tag: 'navigation-bar' })
  watch(publicProperties('navigation-bar'), () => {
    if (host.isConnected) show()
  })
  onAttached(show)
}
