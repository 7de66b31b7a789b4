/** What a save does with the variants of a product: which are changed, added, deleted, and discontinued. */
import { sql } from 'drizzle-orm'
import { DOCUMENT, documentOf, partOf } from '../../../kernel/db/batch'
import { statement } from '../../../kernel/db/statement'
import type { Tx } from '../../../kernel/db/types'
import type { ShopActor } from '../record'
import { choiceOf, type Draft, type DraftSku } from './draft'
import { DROPPED, droppedParts } from './dropped'
import type { ProductDetails, SkuRow } from './product-details'

/** A variant as it will be; those that are added have no id yet. */
type NextSku = Omit<SkuRow, 'id' | 'productId' | 'shopId'>

interface Snapshot {
  readonly before: SkuRow
  readonly next: NextSku
}

export interface VariantPlan {
  /** Those that stay, the oldest first; one that is missing from the list and cannot be deleted is discontinued. */
  readonly kept: readonly Snapshot[]
  readonly added: readonly NextSku[]
  readonly deleted: readonly SkuRow[]
}

const nextOf = ({ id: _, options, stock, ...draft }: DraftSku, before?: SkuRow): NextSku => ({
  ...draft,
  options: { ...options },
  stock: before?.stock ?? stock,
})

/** Missing variants of the product are deleted, or discontinued if they are needed. */
export function planVariants(goods: ProductDetails | null, { skus }: Draft, needed: ReadonlySet<bigint>): VariantPlan {
  const byId = new Map(skus.map((draft) => [draft.id, draft]))
  const present = goods?.skus ?? []
  const isDeleted = ({ id }: SkuRow) => !byId.has(id) && !needed.has(id)
  const kept = present
    .filter((row) => !isDeleted(row))
    .map((before) => {
      const draft = byId.get(before.id)
      return { before, next: draft ? nextOf(draft, before) : { ...before, discontinued: true } }
    })
  return {
    kept,
    added: skus.filter(({ id }) => id === null).map((draft) => nextOf(draft)),
    deleted: present.filter(isDeleted),
  }
}

/** Whether another row could have its SKU or combination while it is written. */
const isMoved = ({ before, next }: Snapshot) =>
  before.sku !== next.sku || choiceOf(before.options) !== choiceOf(next.options)

export const isChanged = (kept: Snapshot): boolean => {
  const { before, next } = kept
  const same = (['priceMinor', 'specialPriceMinor', 'image', 'discontinued'] as const).every(
    (name) => before[name] === next[name],
  )
  return !same || isMoved(kept)
}

const clear = statement<{ id: string }>(
  'seller:clear-way',
  () => sql`
    with ${DOCUMENT},
    ${DROPPED},
    deleted as (delete from skus s using jsonb_to_recordset(${partOf('dropped')}) as d(id bigint) where s.id = d.id),
    aside as (
      update skus s set sku = '~' || s.id, options = jsonb_build_object('~', s.id::text)
      from jsonb_array_elements_text(${partOf('aside')}) as a(id) where s.id = a.id::bigint)
    select nextval('skus_id_seq')::text as id from document, generate_series(1, (parts ->> 'added')::int)`,
)

/**
 * Deletes what goes, with what its stock's log needs, and frees the SKUs and combinations of rows that change, so that two can swap them. Returns the ids of
 * the variants that are added.
 */
export async function clearWay(tx: Tx, actor: ShopActor, { kept, added, deleted }: VariantPlan): Promise<bigint[]> {
  const aside = kept.filter(isMoved).map(({ before }) => before.id)
  if (aside.length + added.length + deleted.length === 0) return []
  const found = await clear(tx, {
    document: documentOf({ ...droppedParts(actor, deleted), aside, added: added.length }),
  })
  return found.map(({ id }) => BigInt(id))
}
