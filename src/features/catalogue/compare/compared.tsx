import { observer } from 'mobx-react-lite'
import type { Comparison } from '@contract/entities/comparison'
import type { ProductCard } from '@contract/entities/product'
import { localised } from '@/domain/text/localised'
import { currentPrice } from '@/domain/money/discount'
import { shownRate } from '@/domain/money/rate'
import { useQuickAdd } from '@/features/product/use-quick-add'
import { Slot } from '@/kit/slot/slot'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { usePrice } from '@/hooks/use-price'
import { CompareHead } from './compare-head'
import { CompareTable } from './compare-table'
import type { CompareRow } from './compare-table-types'

interface ComparedProps {
  comparison: Comparison
  /** Removes a product; undefined for a shared comparison. */
  onRemove?: (productId: string) => void | Promise<unknown>
}

/** The facts from the cards and the server's further properties, as rows with one value per product. */
export const Compared = observer(function Compared({ comparison, onRemove }: ComparedProps) {
  const { list, attributes } = comparison
  const { price } = usePrice()
  const { add, sheet } = useQuickAdd()
  const row = (key: string, name: string, value: (product: ProductCard) => string): CompareRow => ({
    key,
    name,
    values: list.map(value),
  })
  const rows: CompareRow[] = [
    row('price', t('compareTable.price'), (product) => price(currentPrice(product).price)),
    row('rating', t('compareTable.rating'), ({ rate, review_count: count }) =>
      count > 0
        ? `${shownRate(rate, settings.language)} · ${t('product.reviews', { count })}`
        : t('product.reviews_none_short'),
    ),
    row('sold', t('compareTable.sold'), ({ sold }) => String(sold)),
    row('stock', t('compareTable.stock'), ({ stock }) => (stock > 0 ? String(stock) : t('product.sold_out'))),
    ...attributes.map(({ key, name, values }) => ({
      key,
      name,
      values: values.map((value) => value ?? t('compareTable.nothing')),
    })),
  ]
  return (
    <>
      <CompareTable
        label={t('compareTable.table')}
        heads={list.map((product) => ({
          key: product.product_id,
          name: localised(product, 'name', settings.language),
          node: (
            <CompareHead product={product} onAdd={add} onRemove={onRemove && (() => onRemove(product.product_id))} />
          ),
        }))}
        rows={rows}
      />
      <Slot>{sheet}</Slot>
    </>
  )
})
