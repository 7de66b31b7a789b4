import type { OrderSummary } from '@contract/entities/order'
import { variantWith } from '@/domain/cart/variant-text'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'

interface Goods {
  readonly name: string
  /** `+2 more`; empty for a single line. */
  readonly more: string
  /** The variant and the quantity of the first line. */
  readonly facts: string
}

/** What was ordered: the first line, and how many others. Only in observers. */
export function goodsText({ products }: Pick<OrderSummary, 'products'>): Goods {
  const [first, ...others] = products
  if (!first) return { name: '', more: '', facts: '' }
  return {
    name: localised(first, 'name', settings.language),
    more: others.length > 0 ? t('orders.more', { count: others.length }) : '',
    facts: variantWith(first.custom_option_info, t('orders.pieces', { count: first.qty })),
  }
}
