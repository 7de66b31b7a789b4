import { SORTS as CONTRACT_SORTS } from '@contract/entities/filters'
import { at } from '@contract/rules/lists'
import {
  activeFilters,
  cleared,
  filterFields,
  isEverything,
  NO_FILTER,
  SORTS,
  toggled,
  type ListingFilter,
} from './listing-filter'

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

  it('has a price from and to as one, and each brand and category by itself', () => {
    expect(activeFilters(NO_FILTER)).toEqual([])
    const keys = activeFilters(FULL).map(({ key }) => key)
    expect(keys).toEqual(['price', 'rate', 'brands-3', 'brands-4', 'categories-7', 'inStock', 'onSale'])
  })

  it('is left without one of them, and with one of them alone', () => {
    const third = at(activeFilters(FULL), 2)
    expect(third.rest).toEqual({ ...FULL, brands: ['4'] })
    expect(third.only).toEqual({ ...NO_FILTER, brands: ['3'] })
  })

  it('is empty once each of them is taken away, with its order kept', () => {
    let left = FULL
    while (!isEverything(left)) left = at(activeFilters(left), 0).rest
    expect(left).toEqual({ ...NO_FILTER, sort: 'price_asc' })
    expect(cleared(FULL)).toEqual(left)
  })

  it('adds and removes a value', () => {
    expect(toggled(['1'], '2')).toEqual(['1', '2'])
    expect(toggled(['1', '2'], '1')).toEqual(['2'])
  })
})
