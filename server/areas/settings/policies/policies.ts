/** The policies: in the shop's own words, else the built-in texts, as safe HTML in every language. */
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Policy, PolicyName } from '@contract/entities/policy'
import type { Language } from '@contract/base/languages'
import type { Config } from '../../../kernel/config/config'
import { policies } from '../../../kernel/db/schema/articles'
import type { Db } from '../../../kernel/db/types'
import type { AboutText } from '../../../kernel/ports/documents'
import { allTexts, textIn, type Texts } from '../../../kernel/text/texts'
import { readTerms, TERMS_UPDATED_AT, writtenTexts } from '../terms/terms'
import { readWho, type Who } from '../terms/who'
import { sectionsOf } from './sections'

const POLICIES_UPDATED_AT = '2026-11-27T09:00:00.000Z'

interface Asking {
  readonly db: Db
  readonly config: Pick<Config, 'company'>
}

interface Written {
  readonly title: Texts
  readonly content: Texts
  readonly updatedAt: Date
}

/** The text that comes with Souk. */
export const builtIn = (name: PolicyName, who: Who): Written => ({
  ...writtenTexts(name, who),
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

async function readPolicy(name: PolicyName, { db, config }: Asking): Promise<Written> {
  return (await ownPolicy(db, name)) ?? builtIn(name, await readWho(db, config))
}

/**
 * The answer of a policy call: title and content in every language, and the date of the last change
 * [field.policy.parts].
 */
export async function policyAnswer(name: PolicyName, asking: Asking): Promise<Policy> {
  const { title, content, updatedAt } = await readPolicy(name, asking)
  return { ...allTexts('title', title), ...allTexts('content', content), updated_at: updatedAt.toISOString() }
}

/** The page "about us" in a language: the shop's own, else the built-in one. */
export async function readAbout(language: Language, { db, config }: Asking): Promise<AboutText> {
  const own = await ownPolicy(db, 'about')
  if (!own) return { ...readTerms('about', language, await readWho(db, config)), at: POLICIES_UPDATED_AT }
  const sections = sectionsOf(textIn(own.content, language))
  return { title: textIn(own.title, language), sections, at: own.updatedAt.toISOString() }
}
