/** Composes a message: plain text and HTML have the same content, block by block. */
import { languageTag, type Language } from '@contract/base/languages'
import { textOf } from '../text/catalogue'
import { colour } from '../text/colours'
import { escapeHtml } from '../text/html'
import { blockHtml, blockText, type Block } from './mail-blocks'
import type { Message } from './message'
import { safeName } from '../text/safe-text'

interface Letter extends Pick<Message, 'id' | 'unsubscribe'> {
  readonly to: string
  readonly name: string
  /** What the marketplace is called, which signs. */
  readonly market: string
  readonly language: Language
  readonly subject: string
  readonly lines: readonly Block[]
  /** What stands below the signature, such as the link that ends these mails. */
  readonly below?: readonly Block[]
  /** For a text message. */
  readonly short: string
}

/** Keeps a name's own direction from affecting the sentence around it. */
const isolated = (name: string) => (name ? `\u2068${name}\u2069` : '')

const hello = (name: string, language: Language) =>
  name ? textOf('letters.hello_name', language, { name }) : textOf('letters.hello', language)

const PAGE = `margin:0;padding:0;background:${colour.ground};color:${colour.ink}`
const SHEET = `width:100%;max-width:600px;background:${colour.paper};border-radius:12px`
const CELL = `padding:32px 24px;text-align:left;font:16px/1.6 system-ui,sans-serif;color:${colour.ink}`

/** Mail programs that follow the device's colours; others show the light ones, which are inline. */
const DARK =
  `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){` +
  `.page{background:${colour.ink}!important;color:${colour.ground}!important}` +
  `.sheet{background:${colour.dark2}!important}.text{color:${colour.ground}!important}` +
  `.soft{color:${colour.muteOnInk}!important}.line{border-color:${colour.ink3}!important}}`

const NARROW = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

const pageOf = (language: Language, subject: string, content: string) =>
  `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
  `<meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>` +
  `<style>${DARK}</style></head><body class="page" style="${PAGE}">` +
  `<table ${NARROW} class="page" width="100%" style="${PAGE}"><tr><td align="center" style="padding:24px 12px">` +
  `<table ${NARROW} class="sheet" width="600" style="${SHEET}"><tr><td class="text" style="${CELL}">${content}</td></tr></table>` +
  '</td></tr></table></body></html>'

/** The message of a letter, with its greeting; users' texts are escaped. */
export function renderMail({ market, below = [], lines, ...rest }: Letter): Message {
  const { name, language, subject } = rest
  const whole = [hello(isolated(safeName(name)), language), ...lines, market, ...below]
  const text = whole.map(blockText).join('\n\n')
  const html = pageOf(language, subject, whole.map(blockHtml).join(''))
  return { ...rest, text, html }
}
