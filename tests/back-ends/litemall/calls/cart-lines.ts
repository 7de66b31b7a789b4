/** Lines of carts, and what they cost together. */
import type { CartLine } from '../shop/rows'
import type { Shop } from '../shop/shop'
import { live, liveById } from '../shop/shop'
import { badArgumentValue, Refusal } from '../wire/answers'
import type { Decimal } from '../wire/decimal'
import { decimal, isLess, NOTHING, plus, times } from '../wire/decimal'

const FREIGHT = decimal('8')
const FREE_FROM = decimal('88')

/** The lines in a user's cart. */
export const linesOf = ({ cart }: Shop, userId: number): CartLine[] =>
  live(cart).filter((line) => line.userId === userId)

/** What a buyer is about to pay for: the line with this number, or all that are checked for no number or 0. */
export function linesToBuy(shop: Shop, userId: number, cartId: number | null): CartLine[] {
  if (cartId === null || cartId === 0) return linesOf(shop, userId).filter(({ checked }) => checked)
  const line = liveById(linesOf(shop, userId), cartId)
  if (!line) throw new Refusal(badArgumentValue())
  return [line]
}

/** The sum of prices. */
export const totalOf = (lines: readonly CartLine[]): Decimal =>
  lines.reduce((sum, { price, number }) => plus(sum, times(price, number)), NOTHING)

/** What delivery costs: 8, or nothing from 88 on. */
export const freightFor = (price: Decimal): Decimal => (isLess(price, FREE_FROM) ? FREIGHT : NOTHING)
