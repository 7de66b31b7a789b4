/** The terms of the demo shop as safe HTML: headings and paragraphs, everything else escaped. */
import { LANGUAGE_CODES, type Language } from '@contract/languages'
import { textsOf, wordsOf, type WholeTexts } from '../../../kernel/text/catalogue'
import { escapeHtml } from '../../../kernel/text/html'

type Written = 'terms' | 'support' | 'returns' | 'privacy' | 'about'

/** A title, and its sections: heading and paragraph. */
export interface Terms {
  readonly title: string
  readonly sections: readonly (readonly [heading: string, text: string])[]
}

/** The texts with this name in a language: its headings and paragraphs are numbered from 1. */
export function readTerms(name: Written, language: Language): Terms {
  const { title, ...parts } = wordsOf(name, language)
  const text: Readonly<Record<string, string>> = parts
  const count = Object.keys(parts).length / 2
  const sections = Array.from({ length: count }, (_, index) => {
    const [heading, paragraph] = [text[`heading_${index + 1}`], text[`text_${index + 1}`]]
    if (heading === undefined || paragraph === undefined) throw new Error(`${name} lacks section ${index + 1}`)
    return [heading, paragraph] as const
  })
  return { title, sections }
}

const toHtml = ({ sections }: Terms) =>
  sections.map(([heading, text]) => `<h2>${escapeHtml(heading)}</h2><p>${escapeHtml(text)}</p>`).join('')

/** Title and content in every language, the content as HTML. */
export const writtenTexts = (name: Written) => ({
  title: textsOf(`${name}.title`),
  content: Object.fromEntries(
    LANGUAGE_CODES.map((language) => [language, toHtml(readTerms(name, language))]),
  ) as WholeTexts,
})

export const TERMS_UPDATED_AT = '2026-01-15T09:00:00.000Z'
