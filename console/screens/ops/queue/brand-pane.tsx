import { useState } from 'react'
import type { OpsBrand } from '@contract/entities/market/catalogue'
import { useCall } from '../../../api/use-call'
import { Button } from '../../../kit/button'
import { LoadStates, Skeleton } from '../../../kit/load-states'
import { Picture } from '../../../kit/fields/picture'
import { errorsAt } from '../../../text/failure'
import { useFormats } from '../../../text/format'
import { localised } from '../../../text/localised'
import { useLanguage, useT } from '../../../text/use-t'
import { BrandChoice } from '../catalogue/brands/brand-choice'
import { MergeSheet } from '../catalogue/brands/merge-sheet'
import { DecideForm } from './decide-form'
import { PaneHead } from './pane-head'
import type { InList } from './queue-list'
import { useDecide } from './use-decide'
import { useRead } from './use-read'

/** So many show what the brand is about. */
const SHOWN = 5

/** The products that have the brand already. */
function Products({ brand: { brand_id, products } }: { readonly brand: OpsBrand }) {
  const t = useT()
  const language = useLanguage()
  const { money } = useFormats()
  const query = useCall('opsProducts', { brand_id, page_size: SHOWN })
  return (
    <LoadStates query={query} skeleton={<Skeleton lines={2} />}>
      {({ list }) => (
        <section className="queue__part">
          <h3>{t('moderation.products')}</h3>
          <ul className="events">
            {list.map((product) => (
              <li key={product.product_id} className="events__line">
                <span className="table__name">
                  <Picture path={product.image} ground={product.ground} />
                  <span>
                    {localised(product, 'name', language)}
                    <small className="dim">{product.shop.name}</small>
                  </span>
                </span>
                <span>{money(product.price)}</span>
              </li>
            ))}
          </ul>
          {products > list.length && (
            <p className="dim">{t('brands.products_more', { count: products - list.length })}</p>
          )}
        </section>
      )}
    </LoadStates>
  )
}

interface Props extends InList {
  readonly brand: OpsBrand
}

/** A brand that a shop suggested: it is listed, refused, or merged into another one. */
export function BrandPane({ brand, ...inList }: Props) {
  const t = useT()
  const [to, setTo] = useState('')
  const [isMerging, setMerging] = useState(false)
  const mutation = useDecide('opsBrandDecide', inList)
  const { brand_id, name, products, suggested_by: by, updated_at: since } = brand
  const { version, isChanged } = useRead(brand.version)
  return (
    <>
      <PaneHead
        brief={{ id: brand_id, title: name, since }}
        user={by ? { ...by, email: '' } : undefined}
        createdAt={since}
      />
      {isChanged && (
        <p className="bar" role="status">
          {t('queue.changed')}
        </p>
      )}
      {products > 0 && <Products brand={brand} />}
      <DecideForm
        name={name}
        toWhom={by?.name ?? t('conflict.somebody')}
        busy={mutation.isPending}
        error={mutation.error}
        onDecide={(state, remark) =>
          mutation.mutate({
            brand_id,
            state,
            version,
            remark: remark || undefined,
            ...(state === -1 && to !== '' && { to_id: to }),
          })
        }
      >
        {products > 0 && (
          <BrandChoice
            label={t('brands.products_to')}
            hint={t('brands.products_to_hint', { count: products })}
            not={brand_id}
            value={to}
            onChange={setTo}
            error={errorsAt(t, mutation.error?.errors ?? [])('to_id')}
          />
        )}
        <p className="queue__other">
          <Button small onClick={() => setMerging(true)}>
            {t('brands.merge_named', { name })}
          </Button>
        </p>
      </DecideForm>
      {isMerging && <MergeSheet brand={brand} onDone={inList.onDecided} onClose={() => setMerging(false)} />}
    </>
  )
}
