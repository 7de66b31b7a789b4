/** The policies: in the shop's own words, else the built-in texts, as safe HTML in every language. */
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Policy, PolicyName } from '@contract/entities/policy'
import type { Language } from '@contract/languages'
import { policies } from '../../../kernel/db/schema/articles'
import type { Db } from '../../../kernel/db/types'
import { allTexts, textIn, type Texts } from '../../../kernel/text/texts'
import { readTerms, TERMS_UPDATED_AT, writtenTexts, type Terms } from '../terms/terms'
import { sectionsOf } from './sections'

const POLICIES_UPDATED_AT = '2026-02-02T09:00:00.000Z'

interface Written {
  readonly title: Texts
  readonly content: Texts
  readonly updatedAt: Date
}

/** The text that comes with Souk. */
export const builtIn = (name: PolicyName): Written => ({
  ...writtenTexts(name),
  updatedAt: new Date(name === 'terms' ? TERMS_UPDATED_AT : POLICIES_UPDATED_AT),
})

/** The policies in the shop's own words: one that went back to the built-in text has a row without a title. */
export const inOwnWords = ne(sql`${policies.title} ->> 'en'`, '')

async function ownPolicy(db: Db, name: PolicyName): Promise<Written | undefined> {
  const [own] = await db
    .select()
    .from(policies)
    .where(and(eq(policies.name, name), inOwnWords))
  return own
}

async function readPolicy(db: Db, name: PolicyName): Promise<Written> {
  return (await ownPolicy(db, name)) ?? builtIn(name)
}

/**
 * The answer of a policy call: title and content in every language, and the date of the last change
 * [field.policy.parts].
 */
export async function policyAnswer(name: PolicyName, db: Db): Promise<Policy> {
  const { title, content, updatedAt } = await readPolicy(db, name)
  return { ...allTexts('title', title), ...allTexts('content', content), updated_at: updatedAt.toISOString() }
}

/** The built-in "about us" in a language, as its title and sections. */
export const aboutBuiltIn = (language: Language): Terms & { readonly at: string } => ({
  ...readTerms('about', language),
  at: POLICIES_UPDATED_AT,
})

/** The shop's own "about us" in a language; null: the built-in one counts. */
export async function ownAbout(db: Db, language: Language): Promise<(Terms & { readonly at: string }) | null> {
  const own = await ownPolicy(db, 'about')
  if (!own) return null
  const sections = sectionsOf(textIn(own.content, language))
  return { title: textIn(own.title, language), sections, at: own.updatedAt.toISOString() }
}
