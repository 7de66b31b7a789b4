/**
 * Text of an element as a browser's innerText, near enough where there is no layout: each block on lines of its own,
 * nothing of what is not displayed, white space run together.
 */
export function innerText(element: HTMLElement): string {
  if (typeof element.innerText === 'string') return element.innerText
  const window = element.ownerDocument.defaultView
  if (window === null) return element.textContent ?? ''
  return linesOf(element, window)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .replace(/^\n|\n$/g, '')
}

function linesOf(element: Element, window: Window): string {
  const style = window.getComputedStyle(element)
  if (style.display === 'none') return ''
  const keeps = style.whiteSpace.startsWith('pre')
  return [...element.childNodes]
    .map((node) => {
      if (node.nodeType === 3) return keeps ? (node.textContent ?? '') : (node.textContent ?? '').replace(/\s+/g, ' ')
      if (node.nodeType !== 1) return ''
      const child = node as Element
      if (child.tagName === 'BR') return '\n'
      const text = linesOf(child, window)
      return isBlock(window, child, style) ? `\n${text}\n` : text
    })
    .join('')
}

function isBlock(window: Window, element: Element, parent: CSSStyleDeclaration): boolean {
  const { display } = window.getComputedStyle(element)
  if (display === 'none' || display === 'contents') return false
  return /flex|grid/.test(parent.display) || !display.startsWith('inline')
}
