/** Composes a message: plain text and HTML have the same content, line by line. */
import { languageTag, type Language } from '@contract/languages'
import { textOf } from '../text/catalogue'
import { colour } from '../text/colours'
import { escapeHtml } from '../text/html'
import type { Message } from './message'
import { safeName } from '../text/safe-text'

interface Letter {
  readonly to: string
  readonly name: string
  readonly language: Language
  readonly subject: string
  /** The paragraphs; `{ code }` is highlighted. */
  readonly lines: readonly (string | { readonly code: string })[]
  /** For a text message. */
  readonly short: string
}

/** Keeps a name's own direction from affecting the sentence around it. */
const isolated = (name: string) => (name ? `\u2068${name}\u2069` : '')

const hello = (name: string, language: Language) =>
  name ? textOf('letters.hello_name', language, { name }) : textOf('letters.hello', language)

const BODY = `margin:0;padding:24px;background:${colour.paper};color:${colour.ink};font:16px/1.6 system-ui,sans-serif`
const CODE = 'margin:24px 0;font-size:32px;font-weight:700;letter-spacing:6px'

function paragraph(line: Letter['lines'][number]): string {
  return typeof line === 'string' ? `<p>${escapeHtml(line)}</p>` : `<p style="${CODE}">${escapeHtml(line.code)}</p>`
}

/** The message of a letter, with its greeting; users' texts are escaped. */
export function writeLetter({ to, name, language, subject, lines, short }: Letter): Message {
  const whole = [hello(isolated(safeName(name)), language), ...lines, 'Souk']
  const text = whole.map((line) => (typeof line === 'string' ? line : line.code)).join('\n\n')
  const html = `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8"><title>${escapeHtml(
    subject,
  )}</title></head><body style="${BODY}">${whole.map(paragraph).join('')}</body></html>`
  return { to, name, language, subject, text, html, short }
}
