/** Writes the entries of products into the index, with the words that they bring. */
import { sql } from 'drizzle-orm'
import { rows } from '../../../kernel/db/rows'
import type { Tx } from '../../../kernel/db/types'
import { HEAD } from '../analysis/languages'
import { tokensOf, type Form } from '../analysis/tokens'
import { canBeMeant, hashOf, withoutOne } from '../analysis/typos'
import { readDocuments } from './documents'

const list = (ids: readonly bigint[]) => sql.param(ids.map(String))

/** Takes products out of the index. */
export async function removeProducts(tx: Tx, ids: readonly bigint[]): Promise<void> {
  await tx.execute(sql`delete from search_queue where product_id = any(${list(ids)}::bigint[])`)
  await tx.execute(sql`delete from product_search where product_id = any(${list(ids)}::bigint[])`)
}

/** A head is a word as well. */
const canBeMistyped = ({ mark, form }: Pick<Form, 'mark' | 'form'>) => canBeMeant(form) && !mark.endsWith(HEAD)

/** Adds words that nobody has used before. In order, so that two who bring the same ones do not wait for each other. */
export async function addWords(tx: Tx, forms: readonly Form[]): Promise<void> {
  const unique = [...new Map(forms.map((form) => [form.mark + form.form, form])).values()]
  if (unique.length === 0) return
  const added = await rows<{ id: number; mark: string; form: string }>(
    tx,
    sql`
      insert into search_words (mark, form, lexeme)
      select mark, form, lexeme from json_to_recordset(${JSON.stringify(unique)}::json) as x(mark text, form text, lexeme text)
      where not exists (select from search_words w where w.mark = x.mark and w.form = x.form)
      order by mark, form on conflict do nothing returning id, mark, form`,
  )
  const typos = added
    .filter(canBeMistyped)
    .flatMap(({ id, form }) => withoutOne(form).map((less) => ({ gone: hashOf(less), word: id })))
  if (typos.length === 0) return
  await tx.execute(sql`
    insert into search_typos (gone, word)
    select gone, word from json_to_recordset(${JSON.stringify(typos)}::json) as x(gone int, word int) on conflict do nothing`)
}

/** Takes products out of the queue, and returns those that were in it. */
async function takeQueued(tx: Tx, ids: readonly bigint[]): Promise<bigint[]> {
  const taken = await rows<{ id: string }>(
    tx,
    sql`delete from search_queue where product_id = any(${list(ids)}::bigint[]) returning product_id::text as id`,
  )
  return taken.map(({ id }) => BigInt(id))
}

/**
 * Indexes these products as they are in this transaction; those that are not on sale leave the index. The queue comes
 * first: the worker, which holds its rows there while it reads products, never writes older texts over these.
 */
export async function putProducts(tx: Tx, ids: readonly bigint[]): Promise<void> {
  if (ids.length === 0) return
  await takeQueued(tx, ids)
  await putTaken(tx, ids)
}

/** The same of those that wait in the queue. */
export async function putChanged(tx: Tx, ids: readonly bigint[]): Promise<void> {
  const taken = await takeQueued(tx, ids)
  if (taken.length > 0) await putTaken(tx, taken)
}

async function putTaken(tx: Tx, ids: readonly bigint[]): Promise<void> {
  const documents = (await readDocuments(tx, ids)).map((document) => ({
    id: document.productId,
    ...tokensOf(document),
  }))
  const entries = documents.map(({ id, vector }) => ({ id, vector }))
  // triggers keep the other columns of an entry that is there
  await tx.execute(sql`
    with entry as (
      select id, vector::tsvector as tokens from json_to_recordset(${JSON.stringify(entries)}::json) as x(id bigint, vector text)),
    gone as (
      delete from product_search s where s.product_id = any(${list(ids)}::bigint[])
        and not exists (select from entry where entry.id = s.product_id))
    insert into product_search as s (product_id, shop_id, brand_id, category_id, effective_price_minor, reduced, in_stock, rate,
      review_count, popularity, sold, created_at, tokens)
    select p.id, p.shop_id, p.brand_id, p.category_id, p.effective_price_minor, p.special_price_minor is not null, p.in_stock,
      p.rate, p.review_count, p.popularity, p.sold, p.created_at, entry.tokens
    from entry join products p on p.id = entry.id order by p.id
    on conflict (product_id) do update set tokens = excluded.tokens where s.tokens is distinct from excluded.tokens`)
  await addWords(
    tx,
    documents.flatMap(({ forms }) => forms),
  )
}
