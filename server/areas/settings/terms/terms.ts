/** The terms of the demo shop as safe HTML: headings and paragraphs, everything else escaped. */
import type { Texts } from '../../../kernel/text/texts'
import { EN } from './en'
import { ES } from './es'
import { JP } from './jp'
import { TH } from './th'
import { ZH } from './zh'
import { ZHTW } from './zhtw'
import { escapeHtml } from '../../../kernel/text/html'

/** A title, and its sections: heading and paragraph. */
export interface Terms {
  readonly title: string
  readonly sections: readonly (readonly [heading: string, text: string])[]
}

export const toHtml = ({ sections }: Terms) =>
  sections.map(([heading, text]) => `<h2>${escapeHtml(heading)}</h2><p>${escapeHtml(text)}</p>`).join('')

const ALL = { en: EN, es: ES, jp: JP, th: TH, zh: ZH, zhtw: ZHTW }

const mapTexts = (pick: (terms: Terms) => string) =>
  Object.fromEntries(Object.entries(ALL).map(([language, terms]) => [language, pick(terms)])) as Texts

export const TERMS_TITLE = mapTexts(({ title }) => title)
export const TERMS = mapTexts(toHtml)
export const TERMS_UPDATED_AT = '2026-01-15T09:00:00.000Z'
