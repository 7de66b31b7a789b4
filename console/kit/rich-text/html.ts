/**
 * Rich text as articles and policies have it: headings, paragraphs, lists, bold, italics and links, and nothing else. The
 * server checks it again [rule.safe-html].
 */
const HEADINGS: Readonly<Record<string, string>> = { H1: 'h2', H2: 'h2', H3: 'h3', H4: 'h3', H5: 'h3', H6: 'h3' }
const MARKS: Readonly<Record<string, string>> = { B: 'strong', STRONG: 'strong', I: 'em', EM: 'em' }
/** What is no text of its own: it goes with all that it holds. */
const DROPPED = ['SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE', 'IFRAME', 'OBJECT', 'SVG', 'MATH', 'TEXTAREA', 'SELECT']
const BLOCKS = 'h1,h2,h3,h4,h5,h6,p,div,ul,ol,li,section,article,blockquote,table'

const escapeText = (text: string) => text.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c] ?? c)

/** Whether a link may lead there: https, an e-mail address, or a page of the shop. */
export const isAddress = (address: string): boolean =>
  !/[\s\p{Cc}]/u.test(address) && /^(https:\/\/[^/]|mailto:[^@]+@|#?\/?pages\/)/.test(address)

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE
const tagOf = (node: Node) => node.nodeName.toUpperCase()
const wrapped = (tag: string, inside: string) => (inside.trim() === '' ? '' : `<${tag}>${inside}</${tag}>`)

/** What stands in a line. */
function inLine(nodes: Iterable<Node>): string {
  return [...nodes]
    .map((node) => {
      if (node.nodeType === Node.TEXT_NODE) return escapeText(node.textContent ?? '')
      if (!isElement(node) || DROPPED.includes(tagOf(node))) return ''
      if (tagOf(node) === 'BR') return '<br>'
      const inside = inLine(node.childNodes)
      const mark = MARKS[tagOf(node)]
      if (mark !== undefined) return wrapped(mark, inside)
      const address = tagOf(node) === 'A' ? (node.getAttribute('href') ?? '') : ''
      if (!isAddress(address) || inside.trim() === '') return inside
      return `<a href="${escapeText(address).replace(/"/g, '&quot;')}" rel="noopener nofollow">${inside}</a>`
    })
    .join('')
}

const paragraph = (line: string) => wrapped('p', line.replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, ''))
const isList = (node: Node) => ['UL', 'OL'].includes(tagOf(node))

function item(node: Node): string {
  const children = [...node.childNodes]
  const lists = children.filter(isList).map(list).join('')
  return wrapped(
    'li',
    `${inLine(children.filter((child) => !isList(child)))
      .replace(/<br>$/, '')
      .trim()}${lists}`,
  )
}

const list = (node: Node): string =>
  wrapped(
    node.nodeName.toLowerCase(),
    [...node.childNodes]
      .filter((child) => tagOf(child) === 'LI')
      .map(item)
      .join(''),
  )

/** The content of a node, written with the allowed tags alone. */
export function htmlOf(root: Node): string {
  let html = ''
  let line: Node[] = []
  const end = () => {
    html += paragraph(inLine(line))
    line = []
  }
  for (const node of root.childNodes) {
    if (!isElement(node) || !node.matches(BLOCKS)) {
      if (isElement(node) && node.querySelector(BLOCKS)) {
        end()
        html += htmlOf(node)
      } else line.push(node)
      continue
    }
    end()
    const heading = HEADINGS[tagOf(node)]
    if (heading !== undefined) html += wrapped(heading, inLine(node.childNodes).replace(/<br>$/, ''))
    else if (isList(node)) html += list(node)
    else if (node.querySelector(BLOCKS)) html += htmlOf(node)
    else html += paragraph(inLine(node.childNodes))
  }
  end()
  return html
}

/** A text from elsewhere, written anew; it is parsed where nothing of it runs or loads. */
export const cleaned = (html: string): string => htmlOf(new DOMParser().parseFromString(html, 'text/html').body)
