import { Link } from 'wouter'
import type { BrandState, OpsBrand } from '@contract/entities/market/catalogue'
import { addressOf } from '../../../../address/params'
import { Badge, type Tone } from '../../../../kit/badge'
import { Button } from '../../../../kit/button'
import { Picture } from '../../../../kit/fields/picture'
import type { Column } from '../../../../kit/lists/table'
import { useFormats } from '../../../../text/format'
import { useT } from '../../../../text/use-t'

const TONES: Readonly<Record<BrandState, Tone>> = { listed: 'good', suggested: 'wait', refused: 'bad' }

/** What can be done with a brand of the list. */
export type BrandAction = 'edit' | 'list' | 'merge' | 'refuse' | 'remove'

const WORDS = {
  edit: ['coupons.change', 'coupons.change_named'],
  list: ['brands.list', 'brands.list_named'],
  merge: ['brands.merge', 'brands.merge_named'],
  refuse: ['queue.refuse', 'brands.refuse_named'],
  remove: ['brands.remove', 'brands.remove_named'],
} as const

/** The actions of a brand, by its state and whether products have it. */
export function actionsOf({ state, products }: Pick<OpsBrand, 'state' | 'products'>): readonly BrandAction[] {
  if (state === 'suggested') return ['list', 'merge', 'refuse']
  const rest: readonly BrandAction[] = products === 0 ? ['remove'] : []
  return state === 'listed' ? ['edit', 'merge', ...rest] : rest
}

export function useColumns(onAction: (action: BrandAction, brand: OpsBrand) => void): readonly Column<OpsBrand>[] {
  const t = useT()
  const { count, day } = useFormats()
  return [
    {
      id: 'name',
      head: t('brands.name'),
      isName: true,
      cell: ({ name, image, ground, suggested_by: by }) => (
        <span className="table__name">
          <Picture path={image} ground={ground} />
          <span>
            {name}
            {by && <small className="dim">{t('brands.suggested_by', { name: by.name })}</small>}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      head: t('coupons.state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`brands.state_${state}`)}</Badge>,
    },
    {
      id: 'products',
      head: t('moderation.products'),
      align: 'end',
      cell: ({ brand_id, name, products }) =>
        products === 0 ? (
          count(0)
        ) : (
          <Link
            className="link"
            href={addressOf('/catalogue', { brand_id })}
            aria-label={t('brands.products_of', { name, count: products })}
          >
            {count(products)}
          </Link>
        ),
    },
    { id: 'updated', head: t('products.updated'), align: 'end', wide: true, cell: (brand) => day(brand.updated_at) },
    {
      id: 'actions',
      head: t('brands.actions'),
      bare: true,
      align: 'end',
      cell: (brand) => (
        <span className="order-actions">
          {actionsOf(brand).map((action) => {
            const [words, named] = WORDS[action]
            return (
              <Button
                key={action}
                small
                label={t(named, { name: brand.name, code: brand.name })}
                onClick={() => onAction(action, brand)}
              >
                {t(words)}
              </Button>
            )
          })}
        </span>
      ),
    },
  ]
}
