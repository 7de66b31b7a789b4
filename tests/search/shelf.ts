/** What the demo shop sells, as its vocabulary states it, and which of it a query names. */
import { planProducts, type PlannedProduct } from '../../server/app/demo/plan/products'
import type { Goods } from './query'

export const SHELF: readonly PlannedProduct[] = planProducts()

const unless = <T>(wanted: T | undefined, holds: (wanted: T) => boolean) => wanted === undefined || holds(wanted)

function isOneOf(product: PlannedProduct, goods: Goods): boolean {
  const { top, sub, options } = product
  return (
    unless(goods.arts, (arts) => arts.includes(product.art)) &&
    unless(goods.editions, (editions) => editions.includes(product.edition ?? 'plain')) &&
    unless(goods.colour, (colour) => options.some(({ values }) => values.some(({ value }) => value === colour))) &&
    unless(goods.brand, (brand) => product.brand === brand) &&
    unless(goods.place, (place) => place === top || place === `${top}/${sub}`)
  )
}

/** Whether a product belongs to at least one of the goods. */
export const isAmong = (product: PlannedProduct, goods: readonly Goods[]): boolean =>
  goods.some((one) => isOneOf(product, one))
