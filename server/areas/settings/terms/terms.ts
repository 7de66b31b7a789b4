/** The built-in texts about the marketplace, as safe HTML: headings and paragraphs, everything else escaped. */
import { LANGUAGE_CODES, type Language } from '@contract/base/languages'
import { fill, textOf, textsOf, wordsOf, type WholeTexts } from '../../../kernel/text/catalogue'
import { companyText } from '../../../kernel/config/company-text'
import { escapeHtml } from '../../../kernel/text/html'
import type { Who } from './who'

type Written = 'terms' | 'support' | 'returns' | 'privacy' | 'about'

/** A title, and its sections: heading and paragraph. */
export interface Terms {
  readonly title: string
  readonly sections: readonly (readonly [heading: string, text: string])[]
}

/** The texts that end with who runs the marketplace. */
const NAMING: readonly Written[] = ['terms', 'support', 'privacy', 'about']

function companySections(name: Written, language: Language, { company }: Who): Terms['sections'] {
  if (company === null || !NAMING.includes(name)) return []
  return [[textOf('company.heading', language), companyText(company, language)]]
}

/** The texts with this name in a language: its headings and paragraphs are numbered from 1. */
export function readTerms(name: Written, language: Language, who: Who): Terms {
  const { title, ...parts } = wordsOf(name, language)
  const text: Readonly<Record<string, string>> = parts
  const count = Object.keys(parts).length / 2
  const sections = Array.from({ length: count }, (_, index) => {
    const [heading, paragraph] = [text[`heading_${index + 1}`], text[`text_${index + 1}`]]
    if (heading === undefined || paragraph === undefined) throw new Error(`${name} lacks section ${index + 1}`)
    return [heading, fill(paragraph, { market: who.market })] as const
  })
  return { title, sections: [...sections, ...companySections(name, language, who)] }
}

const toHtml = ({ sections }: Terms) =>
  sections.map(([heading, text]) => `<h2>${escapeHtml(heading)}</h2><p>${escapeHtml(text)}</p>`).join('')

/** Title and content in every language, the content as HTML. */
export const writtenTexts = (name: Written, who: Who) => ({
  title: textsOf(`${name}.title`),
  content: Object.fromEntries(
    LANGUAGE_CODES.map((language) => [language, toHtml(readTerms(name, language, who))]),
  ) as WholeTexts,
})

export const TERMS_UPDATED_AT = '2026-11-27T09:00:00.000Z'
