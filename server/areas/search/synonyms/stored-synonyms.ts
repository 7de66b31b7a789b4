/** The synonyms that operators keep, in the process for a minute. */
import type { Language } from '@contract/base/languages'
import { primaryOf } from '../../../kernel/db/family'
import { searchSynonyms } from '../../../kernel/db/schema/search'
import type { Db } from '../../../kernel/db/types'

const LIFE_MS = 60_000

/** The groups of each language, as they were written. */
export type Synonyms = ReadonlyMap<Language, readonly (readonly string[])[]>

interface Kept {
  readonly synonyms: Promise<Synonyms>
  readonly until: number
}

const kept = new WeakMap<Db, Kept>()

async function read(db: Db): Promise<Synonyms> {
  const { id, language, words } = searchSynonyms
  const groups = await db.select({ language, words }).from(searchSynonyms).orderBy(language, id)
  const byLanguage = new Map<Language, (readonly string[])[]>()
  for (const group of groups) byLanguage.set(group.language, [...(byLanguage.get(group.language) ?? []), group.words])
  return byLanguage
}

/** All synonyms, at most a minute old on a server on which they were not changed. */
export function loadSynonyms(db: Db, now = Date.now()): Promise<Synonyms> {
  const known = kept.get(primaryOf(db))
  if (known && known.until > now) return known.synonyms
  const synonyms = read(db)
  kept.set(primaryOf(db), { synonyms, until: now + LIFE_MS })
  synonyms.catch(() => kept.get(primaryOf(db))?.synonyms === synonyms && kept.delete(primaryOf(db)))
  return synonyms
}

/** After they changed: this process reads them again. */
export const forgetSynonyms = (db: Db): void => void kept.delete(primaryOf(db))
