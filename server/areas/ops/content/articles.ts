/** Articles for operators. */
import { desc, eq, sql } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import { GROUNDS } from '@contract/base/product-constants'
import type { OpsArticle } from '@contract/entities/market/content'
import { one } from '@contract/rules/lists'
import { contains } from '../../../kernel/db/contains'
import { countUpTo } from '../../../kernel/db/bounded-count'
import { articles } from '../../../kernel/db/schema/articles'
import { categories } from '../../../kernel/db/schema/catalogue'
import type { Db, Tx } from '../../../kernel/db/types'
import { Refusal } from '../../../kernel/http/refusal'
import { textsWith } from '../../../kernel/text/sent-texts'
import type { By } from '../../saving/by'
import { Errors } from '../../saving/check'
import { pictureOf } from '../../saving/picture'
import { recordChange } from '../../saving/record'
import { momentIn } from '../../saving/time'
import { requireVersion } from '../../audit/version'
import { stampsOf, firstVersion, nextVersion } from '../../saving/version'
import { safeTexts } from './safe-texts'
import { readPage } from '../../../kernel/http/paging'
import { allTexts } from '../../../kernel/text/texts'

type Row = typeof articles.$inferSelect
type Sent = Fields<'opsArticleSave'>

async function present(db: Db, found: readonly Row[]): Promise<OpsArticle[]> {
  return (await stampsOf(db, found)).map(({ stamp, ...row }) => ({
    article_id: String(row.id),
    ...allTexts('title', row.title),
    ...allTexts('summary', row.summary),
    ...allTexts('content', row.content),
    image: row.image,
    ground: row.ground,
    category_id: row.categoryId === null ? null : String(row.categoryId),
    published_at: row.publishedAt.toISOString(),
    ...stamp,
  }))
}

/** A page of articles, the newest first, with those of the future; `q` is a part of a title in any language. */
export async function listArticles(db: Db, fields: Fields<'opsArticles'>) {
  const { q } = fields
  const where =
    q === undefined
      ? undefined
      : sql`exists (select from jsonb_each_text(${articles.title}) each where ${contains(sql`each.value`, q)})`
  return readPage(fields, {
    total: countUpTo(db, db.select({ id: articles.id }).from(articles).where(where)),
    rows: db.select().from(articles).where(where).orderBy(desc(articles.publishedAt), desc(articles.id)),
    present: (found) => present(db, found),
  })
}

async function lockArticle(tx: Tx, id: bigint): Promise<Row> {
  const [row] = await tx.select().from(articles).where(eq(articles.id, id)).for('update')
  if (!row) throw new Refusal(Code.notFound)
  return row
}

/** The category of the products below the text: null for none, else the error of an unknown one. */
async function categoryOf(tx: Tx, sent: string | undefined, current: bigint | null) {
  if (sent === undefined) return { id: current, isKnown: true }
  if (sent === '') return { id: null, isKnown: true }
  if (!/^[1-9][0-9]*$/.test(sent)) return { id: null, isKnown: false }
  const [found] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, BigInt(sent)))
  return { id: found?.id ?? null, isKnown: found !== undefined }
}

/** The content after the save. Throws 1000009 and 1000008 with all errors. */
async function contentOf(tx: Tx, by: By, row: Row | null, sent: Sent) {
  const errors = new Errors()
  const title = textsWith('title', row?.title ?? { en: '' }, sent)
  const summary = textsWith('summary', row?.summary ?? { en: '' }, sent)
  const content = safeTexts('content', row?.content ?? { en: '' }, sent, errors)
  const current = row?.image ?? ''
  const image = errors.take(await pictureOf(tx, by, { sent: sent.image, purpose: 'article', current }), ' ')
  const needed = { title_en: title.en, summary_en: summary.en, content_en: content.en, image }
  for (const [field, value] of Object.entries(needed)) errors.need(field, value)
  const category = await categoryOf(tx, sent.category_id, row?.categoryId ?? null)
  errors.add(!category.isKnown && { field: 'category_id', rule: 'one_of' })
  const publishedAt = errors.take(momentIn('published_at', sent.published_at, row?.publishedAt ?? by.at), null) ?? by.at
  errors.refuse()
  const ground = sent.ground ?? row?.ground ?? GROUNDS[0]
  return { title, summary, content, image, ground, categoryId: category.id, publishedAt }
}

/** Creates or changes an article. Throws 2000019, 2000018 changed, 1000009 and 1000008 with all errors. */
export async function saveArticle(tx: Tx, by: By, sent: Sent): Promise<OpsArticle> {
  const row = sent.article_id === undefined ? null : await lockArticle(tx, BigInt(sent.article_id))
  if (row) await requireVersion(tx, row, sent.version)
  const content = await contentOf(tx, by, row, sent)
  const saved = row
    ? one(
        await tx
          .update(articles)
          .set({ ...content, ...nextVersion(row, by) })
          .where(eq(articles.id, row.id))
          .returning(),
      )
    : one(
        await tx
          .insert(articles)
          .values({ ...content, ...firstVersion(by) })
          .returning(),
      )
  const after = one(await present(tx, [saved]))
  const before = row ? one(await present(tx, [row])) : undefined
  await recordChange(tx, by, { action: row ? 'change' : 'create', subject: 'articles', id: saved.id, before, after })
  return after
}

/** Removes an article. Throws 2000019 for an unknown one. */
export async function removeArticle(tx: Tx, by: By, articleId: string): Promise<void> {
  const row = await lockArticle(tx, BigInt(articleId))
  const before = one(await present(tx, [row]))
  await tx.delete(articles).where(eq(articles.id, row.id))
  await recordChange(tx, by, { action: 'remove', subject: 'articles', id: row.id, before })
}
