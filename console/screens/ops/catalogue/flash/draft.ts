import type { Fields } from '@contract/all-calls'
import type { OpsFlash } from '@contract/entities/market/catalogue'
import { momentOf, typedOf } from './moments'

/** A flash deal as it is typed. */
export interface FlashDraft {
  /** Only of a new one; empty: none is chosen. */
  readonly product_id: string
  /** USD. */
  readonly price: string
  /** To the minute; empty: at once. */
  readonly starts_at: string
  readonly ends_at: string
  /** Pieces. */
  readonly left: string
}

export const draftOf = (deal: OpsFlash | null): FlashDraft =>
  deal === null
    ? { product_id: '', price: '', starts_at: '', ends_at: '', left: '' }
    : {
        product_id: deal.product.product_id,
        price: deal.price,
        starts_at: typedOf(deal.starts_at),
        ends_at: typedOf(deal.ends_at),
        left: String(deal.left),
      }

/** The fields without which there is no deal. */
export const missingIn = (draft: FlashDraft): (keyof FlashDraft)[] =>
  (['product_id', 'price', 'ends_at', 'left'] as const).filter((field) => draft[field].trim() === '')

/** As the call takes it; of a deal that is there, what was changed, and the pieces that were read with those typed. */
export function fieldsOf(changes: Partial<FlashDraft>, deal: Pick<OpsFlash, 'left'> | null): Fields<'opsFlashSave'> {
  const { product_id, price, starts_at, ends_at, left } = changes
  return {
    ...(deal === null && { product_id }),
    ...(price !== undefined && { price }),
    ...(starts_at !== undefined && { starts_at: momentOf(starts_at) }),
    ...(ends_at !== undefined && { ends_at: momentOf(ends_at) }),
    ...(left !== undefined && { left: Number(left), ...(deal && { left_was: deal.left }) }),
  }
}
