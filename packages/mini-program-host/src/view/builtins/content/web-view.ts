import type { Behaviour } from '../builtin'

/** web-view: a web page that fills the mini-program's page; it delivers its messages when it is left. */
export const webView: Behaviour = ({ window, get, watch, fire, part, onAttached, onDetached }) => {
  const frame = part('iframe')
  const messages: unknown[] = []

  frame.addEventListener('load', () => {
    if (get<string>('src') !== '') fire('load', { src: get<string>('src') })
  })
  frame.addEventListener('error', () => fire('error', { fullUrl: get<string>('src'), errMsg: 'load failed' }))
  watch(['src'], () => {
    const src = get<string>('src')
    if (src === '') frame.removeAttribute('src')
    else frame.src = src
  })

  const hear = (event: MessageEvent) => {
    if (event.source === frame.contentWindow) messages.push(event.data)
  }
  onAttached(() => window.addEventListener('message', hear))
  onDetached(() => {
    window.removeEventListener('message', hear)
    if (messages.length > 0) fire('message', { data: messages.splice(0) })
  })
}
