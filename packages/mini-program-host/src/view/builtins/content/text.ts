import type { Behaviour } from '../builtin'

const ENTITIES = {
  nbsp: '\u00a0',
  ensp: '\u2002',
  emsp: '\u2003',
  lt: '<',
  gt: '>',
  amp: '&',
  apos: "'",
}

/** Replaces the seven entities that `decode` supports with their characters. */
export function decodeEntities(text: string): string {
  return text.replace(/&(nbsp|ensp|emsp|lt|gt|amp|apos);/g, (_, name: keyof typeof ENTITIES) => ENTITIES[name])
}

/** text: space, decode, selectable and max-lines; the spacing itself is in BASE_CSS. */
export const text: Behaviour = ({ host, window, get, watch }) => {
  watch(['space'], () => setOrRemove(host, 'space', get<string>('space')))
  watch(['selectable', 'userSelect'], () => {
    host.toggleAttribute('selectable', get<boolean>('selectable') || get<boolean>('userSelect'))
  })
  watch(['maxLines', 'overflow'], () => {
    const lines = get<number>('maxLines')
    setOrRemove(host, 'overflow', lines > 0 ? get<string>('overflow') : '')
    setOrRemove(host, 'max-lines', lines > 0 ? String(lines) : '')
  })

  const decodeAll = () => {
    const texts = window.document.createTreeWalker(host, window.NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      const decoded = decodeEntities(node.data)
      if (decoded !== node.data) node.data = decoded
    }
    // do not decode its own output again
    observer.takeRecords()
  }
  const observer = new window.MutationObserver(decodeAll)
  watch(['decode'], () => {
    observer.disconnect()
    if (!get<boolean>('decode')) return
    decodeAll()
    observer.observe(host, { characterData: true, childList: true, subtree: true })
  })
}

function setOrRemove(host: Element, name: string, value: string): void {
  if (value === '') host.removeAttribute(name)
  else host.setAttribute(name, value)
}
