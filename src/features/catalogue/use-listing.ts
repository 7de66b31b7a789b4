import { useRef, useState } from 'react'
import { BASE_CURRENCY } from '@contract/base/constants'
import type { Filters } from '@contract/entities/filters'
import type { Facets, ProductCard, ProductList } from '@contract/entities/product'
import { filterOf, filterParams, type FilterParams } from '@/domain/catalogue/filter-params'
import { filterFields, isEverything, type ListingFilter } from '@/domain/catalogue/listing-filter'
import { keepAddress } from '@/platform/navigation/keep-address'
import type { Options } from '@/services/request'
import { usePaged, type Paged } from '@/hooks/use-paged'
import { settings } from '@/stores/settings'

/** Where the address of a list keeps its filter. */
interface Addressed {
  readonly given: FilterParams
  readonly link: (params: ReturnType<typeof filterParams>) => string
}

/** Lists of the whole catalogue have no facets. */
export type FacetedList = ProductList & { facets?: Facets }
export type LoadListing<L extends FacetedList> = (fields: Filters & { p: number }, options: Options) => Promise<L>

export interface Listing<L extends FacetedList = FacetedList> extends Paged<ProductCard, L> {
  readonly filter: ListingFilter
  readonly setFilter: (filter: ListingFilter) => void
  /** The address of the list with its current filter and sort order. */
  readonly link: string
  /** The last answer of this list. It stays while a new filter loads. */
  readonly last: L | undefined
  /** The list is empty, and not because of its filters. */
  readonly nothing: boolean
  /** The list for another filter, with its count and facets. */
  readonly preview: (filter: ListingFilter, options: Options) => Promise<FacetedList>
}

/** The currency in which facets count by price; US dollars are what a server counts in by itself. */
function shownIn(): Pick<Filters, 'currency'> {
  const { code } = settings.shown
  return code === BASE_CURRENCY ? {} : { currency: code }
}

/**
 * A list of products with filters and sort orders, loaded page by page [rule.filters] [rule.sorts]. `of` names the
 * list: a new list starts with the filter in its own address. `link` returns the list's address with a filter, and the
 * filter is kept there.
 */
export function useListing<L extends FacetedList>(
  load: LoadListing<L>,
  of: string,
  { given, link }: Addressed,
): Listing<L> {
  const [kept, setKept] = useState(() => ({ of, filter: filterOf(given) }))
  const filter = kept.of === of ? kept.filter : filterOf(given)
  const paged = usePaged<ProductCard, L>(
    (place, options) => load({ ...filterFields(filter), ...place, ...shownIn() }, options),
    ({ product_id }) => product_id,
    [of, filterFields(filter)],
  )
  const last = useRef<{ of: string; answer: L } | undefined>(undefined)
  if (paged.first !== undefined) last.current = { of, answer: paged.first }
  const known = last.current?.of === of ? last.current.answer : undefined
  return {
    ...paged,
    filter,
    link: link(filterParams(filter)),
    setFilter: (next) => {
      setKept({ of, filter: next })
      keepAddress(link(filterParams(next)))
    },
    last: known,
    nothing: known?.count === 0 && isEverything(filter),
    preview: (other, options) => load({ ...filterFields(other), p: 1, page_size: 1, ...shownIn() }, options),
  }
}
