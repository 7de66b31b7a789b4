/** The terms of the demo shop as safe HTML: headings and paragraphs, everything else escaped. */
import type { Texts } from '../../texts'
import { EN } from './en'
import { ES } from './es'
import { JP } from './jp'
import { TH } from './th'
import { ZH } from './zh'
import { ZHTW } from './zhtw'

/** A title, and its sections: heading and paragraph. */
export interface Terms {
  readonly title: string
  readonly sections: readonly (readonly [heading: string, text: string])[]
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character])

export const toHtml = ({ sections }: Terms) =>
  sections.map(([heading, text]) => `<h2>${escapeHtml(heading)}</h2><p>${escapeHtml(text)}</p>`).join('')

const ALL = { en: EN, es: ES, jp: JP, th: TH, zh: ZH, zhtw: ZHTW }

const mapTexts = (pick: (terms: Terms) => string) =>
  Object.fromEntries(Object.entries(ALL).map(([language, terms]) => [language, pick(terms)])) as Texts

export const TERMS_TITLE = mapTexts(({ title }) => title)
export const TERMS = mapTexts(toHtml)
export const TERMS_UPDATED_AT = '2026-01-15T09:00:00.000Z'
