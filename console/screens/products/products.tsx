import { Link } from 'wouter'
import { SELLER_SORTS, PRODUCT_STATES, PRODUCTS_AT_ONCE, STOCK_LEVELS } from '@contract/base/product-constants'
import type { SellerRow } from '@contract/entities/seller/product'
import { oneOf, pageOf, useParamsOfList } from '../../address/params'
import { useCall } from '../../api/use-call'
import { Button, LinkButton } from '../../kit/button'
import { Chips } from '../../kit/lists/chips'
import { EmptyState } from '../../kit/empty-state'
import { List } from '../../kit/lists/list'
import { NothingMatches } from '../../kit/lists/nothing-matches'
import { Page } from '../../kit/page'
import { Picture } from '../../kit/fields/picture'
import { SearchField } from '../../kit/lists/search-field'
import { Select } from '../../kit/fields/select'
import { useSelection } from '../../kit/lists/selection'
import type { Column } from '../../kit/lists/table'
import { useFormats } from '../../text/format'
import { localised } from '../../text/localised'
import { useLanguage, useT } from '../../text/use-t'
import { useMoveProducts } from './move-products'
import { Pieces } from './pieces'
import { Price } from './price'
import { StateBadge } from './product-state'
import { SaveTable } from '../../kit/lists/save-table'

const SORTS = SELLER_SORTS.flatMap((sort) => [sort, `-${sort}`] as const)

function useColumns(): readonly Column<SellerRow>[] {
  const t = useT()
  const language = useLanguage()
  const formats = useFormats()
  return [
    {
      id: 'name',
      head: t('products.name'),
      sort: 'name',
      isName: true,
      cell: (row) => (
        <span className="table__name">
          <Picture path={row.image} ground={row.ground} />
          <span>
            <Link href={`/products/${row.product_id}`}>{localised(row, 'name', language)}</Link>
            {row.variants > 1 && <small className="dim">{t('products.variants', { count: row.variants })}</small>}
          </span>
        </span>
      ),
    },
    { id: 'state', head: t('products.state'), cell: ({ state }) => <StateBadge state={state} /> },
    {
      id: 'price',
      head: t('products.price'),
      sort: 'price',
      align: 'end',
      cell: ({ price, special_price }) => <Price price={price} special={special_price} />,
    },
    {
      id: 'stock',
      head: t('products.stock'),
      sort: 'stock',
      align: 'end',
      cell: ({ stock }) => <Pieces count={stock} />,
    },
    {
      id: 'sold',
      head: t('products.sold'),
      sort: 'sold',
      align: 'end',
      wide: true,
      cell: ({ sold }) => formats.count(sold),
    },
    {
      id: 'updated',
      head: t('products.updated'),
      sort: 'updated',
      align: 'end',
      wide: true,
      cell: ({ updated_at }) => <span className="dim">{formats.day(updated_at)}</span>,
    },
  ]
}

/** The products of a shop, in all states. */
export default function Products() {
  const t = useT()
  const language = useLanguage()
  const [params, change] = useParamsOfList()
  const state = oneOf(PRODUCT_STATES, params.state)
  const stock = oneOf(STOCK_LEVELS, params.stock)
  const sort = oneOf(SORTS, params.sort) ?? '-updated'
  const q = params.q || undefined
  const fields = { p: pageOf(params), q, state, stock, sort }
  const query = useCall('sellerProducts', fields, { keep: true })
  const selection = useSelection(JSON.stringify([q, state, stock]))
  const { move, isMoving } = useMoveProducts((refused) => {
    selection.setAll(selection.keys, false)
    selection.setAll(refused, true)
  })
  const columns = useColumns()
  const isTooMany = selection.keys.length > PRODUCTS_AT_ONCE
  const isFiltered = q !== undefined || state !== undefined || stock !== undefined
  const moveTo = (to: 'submit' | 'withdraw', words: 'products.submit' | 'products.withdraw') => (
    <Button small busy={isMoving} disabled={isTooMany} onClick={() => move(selection.keys, to)}>
      {t(words)}
    </Button>
  )
  return (
    <Page
      title={t('products.title')}
      actions={
        <>
          <SaveTable list="sellerProducts" fields={fields} of={query.data} />
          <LinkButton kind="main" icon="plus" href="/products/new">
            {t('products.add')}
          </LinkButton>
        </>
      }
    >
      <List
        {...{ query, columns, selection }}
        label={t('products.title')}
        keyOf={(row) => row.product_id}
        nameOf={(row) => localised(row, 'name', language)}
        sortedBy="-updated"
        tools={
          <>
            <Chips
              label={t('products.state')}
              value={state ?? 'all'}
              onChange={(next) => change({ state: next === 'all' ? undefined : next })}
              chips={[
                { value: 'all', label: t('common.all') },
                ...PRODUCT_STATES.map((each) => ({ value: each, label: t(`products.state_${each}`) })),
              ]}
            />
            <div className="tools__end">
              <Select
                bare
                pill
                label={t('products.stock')}
                value={stock ?? 'any'}
                onChange={(next) => change({ stock: next === 'any' ? undefined : next })}
                choices={[
                  { value: 'any', label: t('products.any_stock') },
                  { value: 'low', label: t('products.low_stock') },
                  { value: 'out', label: t('products.sold_out') },
                ]}
              />
              <SearchField
                label={t('products.search')}
                value={q ?? ''}
                onSearch={(next) => change({ q: next }, true)}
              />
            </div>
          </>
        }
        actions={
          <>
            <span>{t('products.selected', { count: selection.keys.length })}</span>
            {moveTo('submit', 'products.submit')}
            {moveTo('withdraw', 'products.withdraw')}
            <Button small kind="quiet" onClick={selection.clear}>
              {t('products.unselect')}
            </Button>
            {isTooMany && <span className="dim">{t('products.too_many', { count: PRODUCTS_AT_ONCE })}</span>}
          </>
        }
        empty={
          isFiltered ? (
            <NothingMatches />
          ) : (
            <EmptyState icon="tag" title={t('products.none')} text={t('products.none_text')}>
              <LinkButton kind="main" icon="plus" href="/products/new">
                {t('products.add')}
              </LinkButton>
            </EmptyState>
          )
        }
      />
    </Page>
  )
}
