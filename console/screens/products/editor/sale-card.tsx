import type { ProductState } from '@contract/base/product-constants'
import { Card } from '../../../kit/card'
import { GroundField } from '../../../kit/fields/ground-field'
import { MoneyField } from '../../../kit/fields/money-field'
import { useCallback } from 'react'
import { useFormats } from '../../../text/format'
import { useT } from '../../../text/use-t'
import { StateBadge } from '../product-state'
import type { PartProps } from './part'
import { CategoryField } from './category-field'
import { BrandField } from './brand-field'

interface Props extends PartProps {
  /** Absent: a new product. */
  readonly product?: { readonly state: ProductState; readonly sold: number; readonly remark: string }
}

/** Where a product stands, and what it is sorted under. */
export function SaleCard({ draft, change, errorAt, product }: Props) {
  const t = useT()
  const formats = useFormats()
  const onBrand = useCallback((brand_id: string) => change({ brand_id, brand_name: '' }), [change])
  return (
    <Card title={t('editor.sale')} aside={<StateBadge state={product?.state ?? 'draft'} />}>
      {product && product.remark !== '' && <p className="bar">{t('editor.remark', { text: product.remark })}</p>}
      <CategoryField
        value={draft.category_id}
        onChange={(category_id) => change({ category_id })}
        error={errorAt('category_id')}
      />
      <BrandField
        value={draft.brand_id}
        suggested={draft.brand_name}
        onChange={onBrand}
        onSuggest={(brand_name) => change({ brand_name })}
        error={errorAt('brand_name') ?? errorAt('brand_id')}
      />
      <MoneyField
        label={t('editor.tax_rate')}
        value={draft.tax_rate}
        onChange={(tax_rate) => change({ tax_rate })}
        hint={t('editor.tax_hint')}
        error={errorAt('tax_rate')}
      />
      <GroundField value={draft.ground} onChange={(ground) => change({ ground })} />
      {product && (
        <dl className="facts">
          <dt>{t('products.sold')}</dt>
          <dd>{formats.count(product.sold)}</dd>
        </dl>
      )}
    </Card>
  )
}
