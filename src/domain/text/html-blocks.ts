/**
 * Splits the safe HTML of policies and articles into blocks that every target can draw [field.policy.parts]: headings,
 * paragraphs and list items, as text without tags. Other tags are removed and their text stays.
 */
export interface HtmlBlock {
  readonly kind: 'heading' | 'paragraph' | 'item'
  readonly text: string
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }
const KINDS: Record<string, HtmlBlock['kind']> = {
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  li: 'item',
}
const BLOCK = /<(h[1-3]|p|li)\b[^>]*>([\s\S]*?)<\/\1\s*>/gi

function decode(text: string): string {
  return text.replace(/&(#x[0-9a-f]+|#[0-9]+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole
    const point = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })
}

function plain(html: string): string {
  const text = html.replace(/<br\s*\/?>/gi, '\n').replace(/<[^>]*>/g, '')
  return decode(text)
    .replace(/[ \t]+/g, ' ')
    .trim()
}

/** The blocks in order; text outside of blocks becomes one paragraph. */
export function htmlBlocks(html: string): HtmlBlock[] {
  const blocks: HtmlBlock[] = []
  for (const [, tag = '', inner = ''] of html.matchAll(BLOCK)) {
    const text = plain(inner)
    if (text !== '') blocks.push({ kind: KINDS[tag.toLowerCase()] ?? 'paragraph', text })
  }
  const rest = blocks.length === 0 ? plain(html) : ''
  return rest === '' ? blocks : [{ kind: 'paragraph', text: rest }]
}
