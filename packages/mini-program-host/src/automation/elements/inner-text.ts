import { looks, type LookOf } from './text-looks'

/**
 * The text of an element, close to a browser's innerText where there is no layout: each block on its own lines, nothing
 * that is not displayed, white space collapsed.
 */
export function innerText(element: HTMLElement): string {
  if (typeof element.innerText === 'string') return element.innerText
  return textOf(element, looks(element.ownerDocument), false)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .replace(/^\n|\n$/g, '')
}

function textOf(element: Element, lookOf: LookOf, isKept: boolean): string {
  const { display, whiteSpace } = lookOf(element)
  if (display === 'none') return ''
  const keeps = whiteSpace === '' ? isKept : whiteSpace.startsWith('pre')
  return [...element.childNodes]
    .map((node) => {
      if (node.nodeType === 3) return keeps ? (node.textContent ?? '') : (node.textContent ?? '').replace(/\s+/g, ' ')
      if (node.nodeType !== 1) return ''
      const child = node as Element
      if (child.tagName === 'BR') return '\n'
      const text = textOf(child, lookOf, keeps)
      return isBlock(lookOf(child).display, display) ? `\n${text}\n` : text
    })
    .join('')
}

function isBlock(display: string, parent: string): boolean {
  if (display === 'none' || display === 'contents') return false
  return /flex|grid/.test(parent) || !display.startsWith('inline')
}
