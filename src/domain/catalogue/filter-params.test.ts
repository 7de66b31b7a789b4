import { filterOf, filterParams } from './filter-params'
import { NO_FILTER, type ListingFilter } from './listing-filter'

const FULL: ListingFilter = {
  sort: 'price_asc',
  priceMin: '12.50',
  priceMax: '90',
  rateMin: 400,
  brands: ['3', '14'],
  categories: ['7'],
  inStock: true,
  onSale: true,
}

const asLink = (filter: ListingFilter) =>
  Object.fromEntries(Object.entries(filterParams(filter)).filter(([, value]) => value !== undefined))

describe('a filter in an address [screen.filters-kept]', () => {
  it('is written in short, and nothing of it where nothing narrows', () => {
    expect(asLink(FULL)).toEqual({
      sort: 'price_asc',
      min: '12.50',
      max: '90',
      rate: '400',
      brands: '3,14',
      categories: '7',
      stock: '1',
      sale: '1',
    })
    expect(asLink(NO_FILTER)).toEqual({})
  })

  it('survives a round trip', () => {
    expect(filterOf(asLink(FULL))).toEqual(FULL)
    expect(filterOf({})).toEqual(NO_FILTER)
  })

  it.each([
    { sort: 'cheapest' },
    { min: '-1' },
    { max: 'NaN' },
    { rate: '900' },
    { brands: '0,<script>,1.5,,' },
    { categories: '99999999999999999999' },
    { stock: 'yes' },
    { sale: '2' },
  ])('leaves out what is no filter: %j', (params) => {
    expect(filterOf(params)).toEqual(NO_FILTER)
  })
})
