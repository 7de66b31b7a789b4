/** Synonyms of searches, for operators [rule.synonyms]. */
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import type { OpsSynonym } from '@contract/entities/market/synonyms'
import type { Language } from '@contract/base/languages'
import { one } from '@contract/rules/lists'
import { contains } from '../../../kernel/db/contains'
import { countUpTo } from '../../../kernel/db/bounded-count'
import { searchSynonyms } from '../../../kernel/db/schema/search'
import type { Db, Tx } from '../../../kernel/db/types'
import { readPage } from '../../../kernel/http/paging'
import { Refusal } from '../../../kernel/http/refusal'
import { sameWord } from '../analysis/fold'
import type { By } from '../../saving/by'
import { Errors } from '../../saving/check'
import { recordChange } from '../../saving/record'
import { requireVersion } from '../../audit/version'
import { firstVersion, nextVersion, stampsOf } from '../../saving/version'

type Row = typeof searchSynonyms.$inferSelect

async function present(db: Db, found: readonly Row[]): Promise<OpsSynonym[]> {
  return (await stampsOf(db, found)).map(({ id, language, words, stamp }) => ({
    synonym_id: String(id),
    language,
    words: [...words],
    ...stamp,
  }))
}

/** A page of groups, by language and first word; `q` is a part of a word. */
export async function listSynonyms(db: Db, fields: Fields<'opsSynonyms'>) {
  const { q, language } = fields
  const where = and(
    language === undefined ? undefined : eq(searchSynonyms.language, language),
    q === undefined
      ? undefined
      : sql`exists (select from unnest(${searchSynonyms.words}) as each(word) where ${contains(sql`each.word`, q)})`,
  )
  return readPage(fields, {
    total: countUpTo(db, db.select({ id: searchSynonyms.id }).from(searchSynonyms).where(where)),
    rows: db
      .select()
      .from(searchSynonyms)
      .where(where)
      .orderBy(asc(searchSynonyms.language), asc(sql`lower(${searchSynonyms.words}[1])`), asc(searchSynonyms.id)),
    present: (found) => present(db, found),
  })
}

async function lockRow(tx: Tx, id: bigint): Promise<Row> {
  const [row] = await tx.select().from(searchSynonyms).where(eq(searchSynonyms.id, id)).for('update')
  if (!row) throw new Refusal(Code.notFound)
  return row
}

/** Every word of a language's other groups, as it is compared. */
async function wordsOfOthers(tx: Tx, language: Language, row: Row | null): Promise<ReadonlySet<string>> {
  // two who save at once take turns, so that the second one finds the words of the first
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`search_synonyms:${language}`}, 0))`)
  const { id, words } = searchSynonyms
  const groups = await tx.select({ id, words }).from(searchSynonyms).where(eq(searchSynonyms.language, language))
  return new Set(groups.filter((group) => group.id !== row?.id).flatMap((group) => group.words.map(sameWord)))
}

/** The group after the save. Throws 1000009 and 1000008 with all errors. */
async function contentOf(tx: Tx, row: Row | null, sent: Fields<'opsSynonymSave'>) {
  const errors = new Errors()
  const language = sent.language ?? row?.language
  const words = sent.words?.map((word) => word.trim()) ?? row?.words
  errors.need('language', language)
  errors.need('words', words)
  errors.refuse()
  if (!language || !words) throw new Error('what is needed is there')
  const others = await wordsOfOthers(tx, language, row)
  const compared = words.map(sameWord)
  errors.add(compared.some((word) => !/[\p{L}\p{N}]/u.test(word)) && { field: 'words', rule: 'format' })
  const isTaken = new Set(compared).size < compared.length || compared.some((word) => others.has(word))
  errors.add(isTaken && { field: 'words', rule: 'taken' })
  errors.refuse()
  return { language, words }
}

/** Creates or changes a group. Throws 2000019, 2000018 changed, 1000009 and 1000008. */
export async function saveSynonym(tx: Tx, by: By, sent: Fields<'opsSynonymSave'>): Promise<OpsSynonym> {
  const row = sent.synonym_id === undefined ? null : await lockRow(tx, BigInt(sent.synonym_id))
  if (row) await requireVersion(tx, row, sent.version)
  const content = await contentOf(tx, row, sent)
  const saved = row
    ? await tx
        .update(searchSynonyms)
        .set({ ...content, ...nextVersion(row, by) })
        .where(eq(searchSynonyms.id, row.id))
        .returning()
    : await tx
        .insert(searchSynonyms)
        .values({ ...content, ...firstVersion(by) })
        .returning()
  const after = one(await present(tx, saved))
  const before = row ? one(await present(tx, [row])) : undefined
  await recordChange(tx, by, {
    action: row ? 'change' : 'create',
    subject: 'synonyms',
    id: BigInt(after.synonym_id),
    before,
    after,
  })
  return after
}

/** Removes a group. Throws 2000019 for an unknown one. */
export async function removeSynonym(tx: Tx, by: By, synonymId: string): Promise<void> {
  const row = await lockRow(tx, BigInt(synonymId))
  const before = one(await present(tx, [row]))
  await tx.delete(searchSynonyms).where(eq(searchSynonyms.id, row.id))
  await recordChange(tx, by, { action: 'remove', subject: 'synonyms', id: row.id, before })
}
