import { SORTS as CONTRACT_SORTS } from '@contract/entities/filters'
import { activeParts, filterFields, NO_FILTER, SORTS, toggled, without, type ListingFilter } from './listing-filter'

const FULL: ListingFilter = {
  sort: 'price_asc',
  priceMin: '1.00',
  priceMax: '9.00',
  rateMin: 400,
  brands: ['3', '4'],
  categories: ['7'],
  inStock: true,
  onSale: true,
}

describe('the filter of a list', () => {
  it('knows the sorts of the contract', () => {
    expect(SORTS).toEqual(CONTRACT_SORTS)
  })

  it('sends only what narrows', () => {
    expect(filterFields(NO_FILTER)).toEqual({ sort: 'best' })
    expect(filterFields(FULL)).toEqual({
      sort: 'price_asc',
      price_min: '1.00',
      price_max: '9.00',
      rate_min: 400,
      brand_id: ['3', '4'],
      category_id: ['7'],
      in_stock: true,
      on_sale: true,
    })
  })

  it('counts a price from and to as one part', () => {
    expect(activeParts(NO_FILTER)).toEqual([])
    expect(activeParts({ ...NO_FILTER, priceMin: '1.00', priceMax: '2.00' })).toEqual(['price'])
    expect(activeParts(FULL)).toHaveLength(6)
  })

  it('is empty once each active part is taken away, with its order kept', () => {
    const rest = activeParts(FULL).reduce(without, FULL)
    expect(rest).toEqual({ ...NO_FILTER, sort: 'price_asc' })
  })

  it('adds and removes a value', () => {
    expect(toggled(['1'], '2')).toEqual(['1', '2'])
    expect(toggled(['1', '2'], '1')).toEqual(['2'])
  })
})
