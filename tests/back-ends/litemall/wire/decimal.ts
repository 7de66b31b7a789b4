/** Amounts of money as the Java server computes and prints them: exact, with the number of decimals they came with. */

/** An exact decimal: `unscaled` divided by ten to the power of `scale`. */
export class Decimal {
  constructor(
    readonly unscaled: number,
    readonly scale: number,
  ) {}

  /** As it stands in JSON: a number that shows all its decimals, so 29 of scale 2 is `29.00`. */
  toString(): string {
    if (this.scale === 0) return String(this.unscaled)
    const digits = String(Math.abs(this.unscaled)).padStart(this.scale + 1, '0')
    const sign = this.unscaled < 0 ? '-' : ''
    return `${sign}${digits.slice(0, -this.scale)}.${digits.slice(-this.scale)}`
  }
}

/** Reads a decimal; its scale is the number of digits behind the point. */
export function decimal(text: string): Decimal {
  const [whole = '0', fraction = ''] = text.split('.')
  return new Decimal(Number(`${whole}${fraction}`), fraction.length)
}

/** A sum or an amount that starts at nothing. Its scale is 0, so an empty sum prints as `0` and not as `0.00`. */
export const NOTHING = decimal('0')

const scaled = (value: Decimal, scale: number) => value.unscaled * 10 ** (scale - value.scale)

/** The sum, with the larger of both scales. */
export function plus(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return new Decimal(scaled(a, scale) + scaled(b, scale), scale)
}

/** The difference, with the larger of both scales. */
export const minus = (a: Decimal, b: Decimal): Decimal => plus(a, new Decimal(-b.unscaled, b.scale))

/** The price of so many pieces. */
export const times = (price: Decimal, count: number): Decimal => new Decimal(price.unscaled * count, price.scale)

/** Whether the first is less, whatever the scales. */
export const isLess = (a: Decimal, b: Decimal): boolean => minus(a, b).unscaled < 0

/** The larger one; the first if both are equal, with its own scale. */
export const larger = (a: Decimal, b: Decimal): Decimal => (isLess(a, b) ? b : a)

/** The amount after a trip through a column of the database, which stores two decimals. */
export const asStored = (value: Decimal): Decimal => plus(value, new Decimal(0, 2))
