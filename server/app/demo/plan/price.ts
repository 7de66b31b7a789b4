import type { Edition } from '../vocabulary/editions'
import type { Random } from '../random'

/** The price of an edition relative to the plain one; others cost a little more. */
const FACTORS: Partial<Record<Edition, number>> = {
  small: 0.85,
  mini: 0.7,
  large: 1.35,
  travel: 0.65,
  family: 1.8,
  refill: 0.75,
  seeds: 0.6,
  children: 0.8,
  junior: 0.85,
  beginner: 0.9,
  pro: 1.6,
  contest: 1.55,
  limited: 1.4,
  recycled: 1.05,
  set2: 1.85,
  set3: 2.6,
  set4: 3.3,
  set6: 4.7,
  set10: 7,
  pack2: 1.85,
  pack3: 2.6,
  pack4: 3.3,
  pack6: 4.7,
  pack10: 7,
  pairs2: 1.85,
  pairs3: 2.6,
  pairs5: 4,
  cm15: 0.85,
  cm28: 1.25,
  cm30: 1.3,
  cm50: 1.9,
  tall40: 1.5,
  tall30: 1.2,
  g100: 0.7,
  g250: 0.95,
  g500: 1.7,
  kg1: 2.6,
  kg2: 4.2,
  ml250: 0.9,
  ml500: 1.25,
  l2: 1.3,
  l8: 1.6,
  l20: 1.3,
  gb256: 1.2,
  gb512: 1.45,
  inch32: 1.4,
}

/** Rounds cents to 90, 50 or 00, as in a shop; below 5 dollars to tens. */
function onTheShelf(cents: number): number {
  if (cents < 500) return Math.max(90, Math.round(cents / 10) * 10)
  const whole = Math.floor(cents / 100) * 100
  const rest = cents - whole
  if (rest < 25) return whole - 10
  return rest < 75 ? whole + 50 : whole + 90
}

export function editionPrice(cents: number, edition: Edition | null): number {
  return edition === null ? cents : onTheShelf(cents * (FACTORS[edition] ?? 1.12))
}

/** A reduced price for about three in ten products, else null. */
export function reducedPrice(random: Random, cents: number): number | null {
  if (!random.chance(0.3)) return null
  const reduced = onTheShelf(cents * (1 - random.whole(12, 35) / 100))
  return reduced < cents ? reduced : null
}
