import { useState } from 'react'
import { PRODUCT_STATES } from '@contract/base/product-constants'
import type { OpsProduct } from '@contract/entities/market/moderation'
import { go } from '../../../../address/hash'
import { oneOf, pageOf, useParamsOfList } from '../../../../address/params'
import { useCall } from '../../../../api/use-call'
import { Button } from '../../../../kit/button'
import { EmptyState } from '../../../../kit/empty-state'
import { Picture } from '../../../../kit/fields/picture'
import { Chips } from '../../../../kit/lists/chips'
import { List } from '../../../../kit/lists/list'
import { NothingMatches } from '../../../../kit/lists/nothing-matches'
import { SaveTable } from '../../../../kit/lists/save-table'
import { SearchField } from '../../../../kit/lists/search-field'
import type { Column } from '../../../../kit/lists/table'
import { Page } from '../../../../kit/page'
import { session } from '../../../../session/session'
import { useFormats } from '../../../../text/format'
import { localised } from '../../../../text/localised'
import { useLanguage, useT } from '../../../../text/use-t'
import { StateBadge } from '../../../products/product-state'
import { CatalogueTabs } from '../catalogue-tabs'
import { BlockSheet } from './watch-sheets'

const SHOWN = ['all', ...PRODUCT_STATES] as const

/** The shop's own pages have everything about a product. */
function enter({ shop, product_id: id }: OpsProduct): void {
  session.enter(shop)
  void go(`/products/${id}`)
}

function useColumns(onBlock: (product: OpsProduct) => void): readonly Column<OpsProduct>[] {
  const t = useT()
  const language = useLanguage()
  const { money, count, day } = useFormats()
  return [
    {
      id: 'name',
      head: t('products.name'),
      isName: true,
      cell: (product) => (
        <span className="table__name">
          <Picture path={product.image} ground={product.ground} />
          <span>
            {localised(product, 'name', language)}
            <small className="dim">{product.shop.name}</small>
          </span>
        </span>
      ),
    },
    { id: 'state', head: t('products.state'), cell: ({ state }) => <StateBadge state={state} /> },
    { id: 'price', head: t('products.price'), align: 'end', cell: ({ price }) => money(price) },
    { id: 'sold', head: t('products.sold'), align: 'end', wide: true, cell: ({ sold }) => count(sold) },
    {
      id: 'updated',
      head: t('products.updated'),
      align: 'end',
      wide: true,
      cell: (product) => day(product.updated_at),
    },
    {
      id: 'actions',
      head: t('moderation.actions'),
      bare: true,
      align: 'end',
      cell: (product) => {
        const name = localised(product, 'name', language)
        const mutation = product.state === 'blocked' ? 'unblock' : 'block'
        return (
          <span className="order-actions order-actions--line">
            <Button small icon="store" label={t('moderation.open_named', { name })} onClick={() => enter(product)} />
            <Button small label={t(`moderation.${mutation}_named`, { name })} onClick={() => onBlock(product)}>
              {t(`moderation.${mutation}`)}
            </Button>
          </span>
        )
      },
    },
  ]
}

/** The products of all shops, which operators can take off sale. */
export default function AllProducts() {
  const t = useT()
  const [params, change] = useParamsOfList()
  const [blocking, setBlocking] = useState<OpsProduct | null>(null)
  const state = oneOf(SHOWN, params.state) ?? 'all'
  const q = params.q || undefined
  // a link leads to those of one shop, brand or category
  const { shop_id, brand_id, category_id } = params
  const about = { shop_id, brand_id, category_id }
  const isNarrowed = Object.values(about).some((id) => id !== undefined)
  const fields = { p: pageOf(params), q, ...about, state: state === 'all' ? undefined : state }
  const query = useCall('opsProducts', fields, { keep: true })
  const columns = useColumns(setBlocking)
  return (
    <Page
      title={t('moderation.products_of_all')}
      actions={<SaveTable list="opsProducts" fields={fields} of={query.data} />}
    >
      <CatalogueTabs />
      <List
        {...{ query, columns }}
        label={t('moderation.products_of_all')}
        keyOf={(product) => product.product_id}
        tools={
          <>
            <Chips
              label={t('common.filter')}
              value={state}
              onChange={(next) => change({ state: next === 'all' ? undefined : next })}
              chips={SHOWN.map((each) => ({
                value: each,
                label: each === 'all' ? t('common.all') : t(`products.state_${each}`),
              }))}
            />
            {isNarrowed && (
              <Button
                small
                icon="cross"
                onClick={() => change({ shop_id: undefined, brand_id: undefined, category_id: undefined })}
              >
                {t('moderation.narrowed')}
              </Button>
            )}
            <SearchField label={t('products.search')} value={q ?? ''} onSearch={(next) => change({ q: next }, true)} />
          </>
        }
        empty={
          q !== undefined || state !== 'all' || isNarrowed ? (
            <NothingMatches />
          ) : (
            <EmptyState icon="tag" title={t('products.none')} text={t('moderation.no_products')} />
          )
        }
      />
      {blocking && <BlockSheet row={blocking} onClose={() => setBlocking(null)} />}
    </Page>
  )
}
