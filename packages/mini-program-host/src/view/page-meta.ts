import type { BuiltinHooks } from './builtins/builtin'
import type { ViewHost } from './view-host'

/** Applies page-meta and navigation-bar to their page. */
export function pageMeta(host: ViewHost): BuiltinHooks['pageMeta'] {
  return (tag, { title, pageStyle, rootFontSize, rootBackgroundColor, backgroundColor, scrollTop }) => {
    if (tag === 'navigation-bar') {
      if (typeof title === 'string') host.setTitle(title)
      return
    }
    const root = document.documentElement
    if (typeof pageStyle === 'string') page()?.setAttribute('style', pageStyle)
    if (typeof rootFontSize === 'string') root.style.fontSize = rootFontSize
    const colour = rootBackgroundColor || backgroundColor
    if (typeof colour === 'string') root.style.backgroundColor = colour
    if (scrollTop !== undefined && scrollTop !== '') window.scrollTo(0, parseFloat(String(scrollTop)))
  }
}

function page(): Element | null {
  return document.querySelector('wx-page')
}
