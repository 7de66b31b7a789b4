import { useId, useState } from 'react'
import type { OpsProduct } from '@contract/entities/market/moderation'
import { useCall } from '../../../../api/use-call'
import { Picture } from '../../../../kit/fields/picture'
import { SearchField } from '../../../../kit/lists/search-field'
import { useFormats } from '../../../../text/format'
import { localised } from '../../../../text/localised'
import { useLanguage, useT } from '../../../../text/use-t'

/** So many that another word finds the product faster than reading on. */
const FOUND = 6

interface Props {
  /** Empty: none is chosen. */
  readonly value: string
  readonly onChange: (productId: string) => void
  readonly error?: string
}

/** A product on sale, in any shop, found by its name or a SKU. */
export function ProductChoice({ value, onChange, error }: Props) {
  const t = useT()
  const language = useLanguage()
  const { money } = useFormats()
  const name = useId()
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<OpsProduct | null>(null)
  const query = useCall('opsProducts', { q: q || undefined, state: 'listed', page_size: FOUND }, { keep: true })
  const found = query.data?.list ?? []
  const isKept = chosen !== null && !found.some(({ product_id: id }) => id === chosen.product_id)
  return (
    <fieldset className="product-choice" aria-describedby={error === undefined ? undefined : `${name}-error`}>
      <legend className="field__label">{t('flash.product')}</legend>
      <SearchField label={t('products.search')} value={q} onSearch={setQ} />
      <ul>
        {[...(isKept ? [chosen] : []), ...found].map((product) => (
          <li key={product.product_id}>
            <label className="product-choice__one">
              <input
                type="radio"
                className="tick__box"
                name={name}
                checked={product.product_id === value}
                onChange={() => {
                  setChosen(product)
                  onChange(product.product_id)
                }}
              />
              <Picture path={product.image} ground={product.ground} />
              <span>
                {localised(product, 'name', language)}
                <small className="dim">
                  {product.shop.name} · {money(product.price)}
                </small>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <p id={`${name}-error`} className="field__error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
