/** Whether searches find what is meant in a filled shop, whose products are the demo's with other brands and prices. */
import { sql } from 'drizzle-orm'
import type { Data } from '@contract/all-calls'
import { LANGUAGE_CODES, type Language } from '@contract/base/languages'
import type { PlannedProduct } from '../../server/app/demo/plan/products'
import { rows } from '../../server/kernel/db/rows'
import type { Db } from '../../server/kernel/db/types'
import { verdictsIn } from '../../tests/search/answers'
import { FIRST, type Verdict } from '../../tests/search/judge'
import { misses, scoreTable } from '../../tests/search/report'
import { SHELF } from '../../tests/search/shelf'
import type { Client } from './client'

/** What a filled shop has on sale. */
export interface Shelves {
  /** Each kind of product as often as it may be among the first of an answer. */
  readonly shelf: readonly PlannedProduct[]
  readonly byId: ReadonlyMap<string, PlannedProduct>
}

/** The variants that `npm run fill` makes have this after the number of the demo's. */
const NUMBER = '-F[0-9]+$'

/** Reads what each product was made from. Throws for one that neither the demo nor `npm run fill` made. */
export async function readShelves(db: Db): Promise<Shelves> {
  const kinds = await rows<{ sku: string; brand: string; ids: string }>(
    db,
    sql`select regexp_replace(s.sku, ${NUMBER}, '') as sku, b.name as brand, string_agg(p.id::text, ',') as ids
      from products p join brands b on b.id = p.brand_id
        join lateral (select sku from skus where product_id = p.id order by id limit 1) s on true
      where not p.hidden group by 1, 2`,
  )
  const planned = new Map(SHELF.flatMap((product) => product.skus.map(({ sku }) => [sku, product] as const)))
  const shelf: PlannedProduct[] = []
  const byId = new Map<string, PlannedProduct>()
  for (const { sku, brand, ids } of kinds) {
    const pattern = planned.get(sku)
    if (!pattern) throw new Error(`neither the demo nor npm run fill made ${sku}`)
    const product = { ...pattern, brand }
    const all = ids.split(',')
    for (const id of all) byId.set(id, product)
    shelf.push(...all.slice(0, FIRST).map(() => product))
  }
  return { shelf, byId }
}

/** Makes the searches of tests/search/queries, and says how many find what they should. */
export async function recallOf(client: Client, shelves: Shelves): Promise<string> {
  const search = (term: string, language: Language) =>
    client.get<Data<'search'>>(`/search/${encodeURIComponent(term)}`, {}, undefined, language)
  const judged: Record<string, Verdict[]> = {}
  for (const language of LANGUAGE_CODES) judged[language] = await verdictsIn(language, { search, ...shelves })
  return `${scoreTable(judged)}\n${misses(judged, process.env.SOUK_HELD_OUT === '1').join('\n')}`
}
