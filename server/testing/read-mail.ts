/** Reads a mail as it goes over the wire (RFC 5322, RFC 2045 to 2047), independently of what wrote it. */
import { one } from '@contract/rules/lists'

interface ReadMail {
  /** By lower-case name, unfolded and decoded; a repeated header has several values. */
  readonly headers: ReadonlyMap<string, readonly string[]>
  /** The parts by media type. */
  readonly parts: ReadonlyMap<string, string>
}

const fromQuotedPrintable = (text: string, underscores: boolean) =>
  Buffer.from(
    (underscores ? text.replaceAll('_', ' ') : text.replace(/[ \t]+$/gm, '').replace(/=\r?\n/g, '')).replace(
      /=([0-9A-F]{2})/gi,
      (_, hex: string) => String.fromCharCode(parseInt(hex, 16)),
    ),
    'latin1',
  )

const bytesOf = (body: string, encoding: string): Buffer => {
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  if (encoding === 'quoted-printable') return fromQuotedPrintable(body, false)
  return Buffer.from(body, 'latin1')
}

/** `=?utf-8?B?…?=`, several of which belong together. */
function decodeWords(value: string): string {
  const joined = value.replace(/(\?=)\s+(?==\?)/g, '$1')
  return joined.replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
    (kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : fromQuotedPrintable(text, true)).toString('latin1'),
  )
}

const asText = (latin1: string) => Buffer.from(latin1, 'latin1').toString('utf8')

function headersOf(head: string): Map<string, string[]> {
  const headers = new Map<string, string[]>()
  for (const line of head.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const [, name = '', value = ''] = /^([!-9;-~]+):\s*(.*)$/.exec(line) ?? []
    if (name === '') throw new Error(`not a header: ${line}`)
    const key = name.toLowerCase()
    headers.set(key, [...(headers.get(key) ?? []), asText(decodeWords(value))])
  }
  return headers
}

function split(raw: string): { readonly head: string; readonly body: string } {
  const end = raw.indexOf('\n\n')
  return end < 0 ? { head: raw, body: '' } : { head: raw.slice(0, end), body: raw.slice(end + 2) }
}

function partsOf(raw: string, parts: Map<string, string>): Map<string, string[]> {
  const { head, body } = split(raw)
  const headers = headersOf(head)
  const type = headers.get('content-type')?.[0] ?? 'text/plain'
  const [, boundary] = /boundary="?([^";]+)"?/i.exec(type) ?? []
  if (boundary !== undefined) {
    const [, ...inner] = body.split(`--${boundary}`)
    if (!inner.at(-1)?.startsWith('--')) throw new Error('the last part does not end')
    for (const part of inner.slice(0, -1)) partsOf(part.replace(/^\n/, '').replace(/\n$/, ''), parts)
    return headers
  }
  const encoding = headers.get('content-transfer-encoding')?.[0]?.toLowerCase() ?? '7bit'
  const media = one(type.split(';'))
  parts.set(media.trim().toLowerCase(), bytesOf(body, encoding).toString('utf8').replace(/\r\n/g, '\n'))
  return headers
}

/** Throws for a header without a name, and for a message that ends too early. */
export function readMail(raw: Buffer): ReadMail {
  const parts = new Map<string, string>()
  const headers = partsOf(raw.toString('latin1').replace(/\r\n/g, '\n'), parts)
  return { headers, parts }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The words of an HTML body as a reader gets them; a link is followed by its address. */
export function wordsOfHtml(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return body
    .replace(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g, ' $2 $1 ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

export const wordsOfText = (text: string) => text.replace(/\s+/g, ' ').trim()
