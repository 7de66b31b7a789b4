import type { Behaviour } from '../builtin'

const MOVES = ['appendChild', 'insertBefore', 'removeChild', 'replaceChild'] as const

/** root-portal: draws its children at the page's root, outside all other boxes. */
export const rootPortal: Behaviour = ({ host, window, get, watch, onAttached, onDetached }) => {
  const content = window.document.createElement('wx-root-portal-content')
  const own = MOVES.map((name) => [name, host[name].bind(host)] as const)

  function carry(from: Element, to: Element): void {
    to.append(...from.childNodes)
  }
  function open(): void {
    if (content.isConnected) return
    carry(host, content)
    ;(host.closest('wx-page') ?? window.document.body).append(content)
    // the component framework continues to add children to the host
    for (const name of MOVES) Object.assign(host, { [name]: content[name].bind(content) })
  }
  function close(): void {
    if (!content.isConnected) return
    for (const [name, move] of own) Object.assign(host, { [name]: move })
    content.remove()
    carry(content, host)
  }

  watch(['enable'], () => {
    if (!host.isConnected) return
    if (get<boolean>('enable')) open()
    else close()
  })
  onAttached(() => {
    if (get<boolean>('enable')) open()
  })
  onDetached(close)
}
