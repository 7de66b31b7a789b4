/**
 * Rich text that operators write, read and written anew, so that only the tags of a list with their own attributes are
 * ever stored [rule.safe-html].
 */

/** The tags that stay; what stands for another one becomes it. */
const KEPT: Readonly<Record<string, string>> = {
  ...{ h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' },
  ...{ p: 'p', ul: 'ul', ol: 'ol', li: 'li', b: 'strong', strong: 'strong', i: 'em', em: 'em', a: 'a', br: 'br' },
}
/** Tags that editors wrap around text, which stays without them. */
const PLAIN = ['div', 'span', 'section', 'article', 'u', 'small', 'font', 'blockquote']
const BLOCKS = ['h2', 'h3', 'p', 'ul', 'ol']
const PIECE = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]*"|'[^']*'|[^<>"'])*)>|[^<]+|</g
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' },
}

/** Decodes once; an unknown entity stays as it is written. */
const decode = (text: string) =>
  text.replace(/&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole
    const point = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1))
    const isCharacter = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff)
    return isCharacter ? String.fromCodePoint(point) : whole
  })

const escapeText = (text: string) => text.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c] ?? c)
const escapeValue = (text: string) => escapeText(text).replace(/"/g, '&quot;')

/** The address of a link: https, an e-mail address, or a page of the shop; else null. */
function addressIn(attributes: string): string | null {
  const match = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes)
  const address = decode(match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim()
  if (/[\s\p{Cc}]/u.test(address)) return null
  const isKnown = /^(https:\/\/[^/]|mailto:[^@]+@|#?\/?pages\/)/.test(address)
  return isKnown ? address : null
}

class Writer {
  private readonly open: string[] = []
  private html = ''

  private close(until: number): void {
    while (this.open.length > until) this.html += `</${this.open.pop()}>`
  }

  /** Whether the place is inside a block, so that text needs no paragraph of its own. */
  private get inBlock(): boolean {
    return this.open.some((tag) => BLOCKS.includes(tag))
  }

  /** Whether the place is between the items of a list. */
  private get inList(): boolean {
    const last = this.open.at(-1)
    return last === 'ul' || last === 'ol'
  }

  text(raw: string): void {
    const text = decode(raw)
    if (text.trim() === '' && (!this.inBlock || this.inList)) return
    this.settle()
    this.html += escapeText(text)
  }

  /** Text and what is in a line stand in a paragraph, a heading or an item. */
  private settle(): void {
    if (this.inList) this.start('li', '')
    else if (!this.inBlock) this.start('p', '')
  }

  start(tag: string, attributes: string): void {
    if (tag === 'br') {
      if (this.inBlock && !this.inList) this.html += '<br>'
      return
    }
    if (BLOCKS.includes(tag)) this.close(this.lastItem())
    else if (tag === 'li') this.toList()
    else this.settle()
    const address = tag === 'a' ? addressIn(attributes) : null
    if (tag === 'a' && (address === null || this.open.includes('a'))) return
    this.html += address === null ? `<${tag}>` : `<a href="${escapeValue(address)}" rel="noopener nofollow">`
    this.open.push(tag)
  }

  end(tag: string): void {
    const at = this.open.lastIndexOf(tag)
    if (at >= 0) this.close(at)
  }

  /** Where a new block closes to: a list may be inside an item, everything else is closed. */
  private lastItem(): number {
    return this.open.lastIndexOf('li') + 1
  }

  /** Closes to the innermost list, or begins one: an item is nowhere else. */
  private toList(): void {
    const at = Math.max(this.open.lastIndexOf('ul'), this.open.lastIndexOf('ol'))
    if (at >= 0) this.close(at + 1)
    else this.start('ul', '')
  }

  finish(): string {
    this.close(0)
    for (let before = ''; before !== this.html;) {
      before = this.html
      this.html = before.replace(/<(p|h2|h3|ul|ol|li)>\s*<\/\1>|<(strong|em)><\/\2>|<a [^>]*><\/a>/g, '')
    }
    return this.html
  }
}

/**
 * The text with headings, paragraphs, lists, bold, italics and links alone. Null for markup that could run, load or ask for
 * something, such as scripts, pictures and forms: leaving it out in silence would publish something else than was sent.
 */
export function writeSafeHtml(html: string): string | null {
  const writer = new Writer()
  for (const [piece, closing, name = '', attributes = ''] of html.matchAll(PIECE)) {
    const tag = name.toLowerCase()
    if (name === '') {
      if (!piece.startsWith('<!--')) writer.text(piece)
      continue
    }
    const kept = KEPT[tag]
    if (kept === undefined && !PLAIN.includes(tag)) return null
    if (/(^|[\s"'/])on[a-z]+\s*=/i.test(attributes)) return null
    if (kept === undefined) {
      if (tag !== 'span' && tag !== 'u' && tag !== 'small' && tag !== 'font') writer.end('p')
    } else if (closing === '/') writer.end(kept)
    else writer.start(kept, attributes)
  }
  return writer.finish()
}
