/** Filters of categories and of search: what is chosen, what is left to choose, and which products pass. */
import { basePrice } from './cards'
import type { Product } from './goods'
import type { Currency } from './money'

/** Attributes that buyers filter by, with the value of a product. */
const ATTRIBUTES: Readonly<Record<string, (product: Product) => string>> = {
  color: (product) => product.options.color ?? '',
  size: (product) => product.options.size ?? '',
  style: (product) => product.style,
}

const BOUNDS = [0, 10, 20, 30, 50, 100, 150, 300, 500, 1000] as const

export interface Chosen {
  readonly attributes: Readonly<Record<string, string>>
  /** Such as `20-30` or `1000-`. */
  readonly price: string
}

/** Whether a price in dollars is in a range such as `20-30`: the examples filter by dollars in every currency. */
function isInRange(price: number, range: string): boolean {
  const [least = '', most = ''] = range.split('-')
  return price >= Number(least) && (most === '' || price <= Number(most))
}

/** The products that pass every filter. */
export function filtered(products: readonly Product[], chosen: Chosen): Product[] {
  const wanted = Object.entries(chosen.attributes)
  return products.filter(
    (product) =>
      wanted.every(([name, value]) => ATTRIBUTES[name]?.(product) === value) &&
      (chosen.price === '' || isInRange(basePrice(product, 1), chosen.price)),
  )
}

/** One product for each SPU: lists show a T-shirt once, whatever its colours. */
export function onePerSpu(products: readonly Product[]): Product[] {
  return products.filter((product, index) => products.findIndex(({ spu }) => spu === product.spu) === index)
}

/** The values of each attribute with how many products have them. */
export function filterInfo(products: readonly Product[], names: readonly string[], chosen: Chosen): object {
  const info = names.map((name) => {
    const counts = new Map<string, number>()
    for (const product of products) {
      const value = ATTRIBUTES[name]?.(product) ?? ''
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    const items = [...counts].map(([_id, count]) => ({ _id, count, selected: chosen.attributes[name] === _id }))
    return [name, { label: name, items }] as const
  })
  return Object.fromEntries(info)
}

/** The ranges of price, labelled with the sign of the buyer's currency. */
export function filterPrice(chosen: Chosen, { symbol }: Currency): object {
  return {
    price: BOUNDS.map((least, index) => {
      const most = BOUNDS[index + 1]
      const val = `${least}-${most ?? ''}`
      const label = `${least === 0 ? '' : symbol + least}---${most === undefined ? '' : symbol + most}`
      return { selected: chosen.price === val, label, val }
    }),
  }
}

/** The filters that are set, each of which can be taken off, under one that takes off all. */
export function refineByInfo(chosen: Chosen): object[] {
  const set = Object.entries(chosen.attributes).map(([attr, val]) => ({ attr, val }))
  const all = chosen.price === '' ? set : [...set, { attr: 'price', val: chosen.price }]
  return all.length === 0 ? [] : [{ attr: 'clearAll', val: 'clear all' }, ...all]
}
