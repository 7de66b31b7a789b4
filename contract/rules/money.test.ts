import fc from 'fast-check'
import {
  convertMinor,
  divide,
  formatScaled,
  includedTax,
  multiply,
  parseDecimal,
  splitByLargestRemainder,
  toDecimal,
  toMinor,
} from './money'

const minor = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
const amount = fc.bigInt({ min: 0n, max: 10n ** 15n })
const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 20 })
/** A rate as the currency table holds it, up to six decimals, never zero. */
const rate = fc.bigInt({ min: 1n, max: 10n ** 9n }).map((digits) => formatScaled(digits, 6))
const currency = fc.constantFrom('USD', 'THB', 'JPY', 'KWD')

describe('amounts [money.exact]', () => {
  it('survive a round trip', () => {
    fc.assert(fc.property(minor, currency, (value, code) => toMinor(toDecimal(value, code), code) === value))
  })

  it.each([
    ['12.90', 'USD', 1_290n],
    ['-0.05', 'USD', -5n],
    ['7', 'USD', 700n],
    ['1500', 'JPY', 1_500n],
    ['1.234', 'KWD', 1_234n],
  ])('reads %s %s', (text, code, expected) => expect(toMinor(text, code)).toBe(expected))

  it.each([
    ['1.001', 'USD'],
    ['1.5', 'JPY'],
    ['1e3', 'USD'],
    ['', 'USD'],
    ['1,50', 'USD'],
    ['.5', 'USD'],
    ['NaN', 'USD'],
  ])('refuses %p as %s', (text, code) => expect(() => toMinor(text, code)).toThrow(RangeError))

  it('stay exact where a float would not', () => {
    expect(toMinor('90071992547409.93', 'USD')).toBe(9_007_199_254_740_993n)
    expect(multiply('0.1', '3', 2, 'half-up')).toBe('0.30')
  })
})

describe('rounding', () => {
  it.each([
    [5n, 2n, 3n, 2n],
    [-5n, 2n, -3n, -2n],
    [7n, 3n, 2n, 2n],
    [8n, 3n, 3n, 2n],
    [0n, 9n, 0n, 0n],
  ])('divides %s by %s', (numerator, denominator, halfUp, truncated) => {
    expect(divide(numerator, denominator, 'half-up')).toBe(halfUp)
    expect(divide(numerator, denominator, 'truncate')).toBe(truncated)
  })

  it('half-up is off by half a unit at most, and truncation never grows', () => {
    const positive = fc.bigInt({ min: 1n, max: 10n ** 9n })
    fc.assert(
      fc.property(minor, positive, (numerator, denominator) => {
        const abs = (value: bigint) => (value < 0n ? -value : value)
        const rest = abs(divide(numerator, denominator, 'half-up') * denominator - numerator)
        const cut = abs(divide(numerator, denominator, 'truncate') * denominator)
        return 2n * rest <= denominator && cut <= abs(numerator)
      }),
    )
  })

  it('refuses a denominator that is not positive', () => {
    expect(() => divide(1n, 0n, 'half-up')).toThrow(RangeError)
  })

  it('prices go half-up and amounts are truncated [rule.price-rounding] [rule.amount-truncation]', () => {
    expect(multiply('1.005', '1', 2, 'half-up')).toBe('1.01')
    expect(multiply('1.005', '1', 2, 'truncate')).toBe('1.00')
    expect(multiply('19.99', '35.5', 2, 'half-up')).toBe('709.65')
    expect(multiply('19.99', '35.5', 2, 'truncate')).toBe('709.64')
  })
})

describe('converting', () => {
  it('brings USD into the currency’s minor units, half-up, once [money.convert-once]', () => {
    expect(convertMinor(3_798n, '35.5', 'THB')).toBe(134_829n)
    expect(convertMinor(1n, '0.5', 'EUR')).toBe(1n)
    expect(convertMinor(1_999n, '151.2', 'JPY')).toBe(3_022n)
    expect(convertMinor(100n, '0.307', 'KWD')).toBe(307n)
  })

  it('is the identity at a rate of one', () => {
    fc.assert(fc.property(minor, (value) => convertMinor(value, '1', 'USD') === value))
  })

  it('never makes more of less', () => {
    fc.assert(
      fc.property(amount, amount, rate, currency, (a, b, units, code) => {
        const [less, more] = a < b ? [a, b] : [b, a]
        return convertMinor(less, units, code) <= convertMinor(more, units, code)
      }),
    )
  })

  it('is off by half a minor unit at most', () => {
    fc.assert(
      fc.property(amount, rate, (value, units) => {
        const { digits, scale } = parseDecimal(units)
        const unit = 10n ** BigInt(scale)
        const rest = convertMinor(value, units, 'THB') * unit - value * digits
        return 2n * (rest < 0n ? -rest : rest) <= unit
      }),
    )
  })
})

describe('splitting [money.split]', () => {
  it('adds up, and each part is its share to within one unit', () => {
    fc.assert(
      fc.property(amount, weights, (total, shares) => {
        const parts = splitByLargestRemainder(total, shares)
        const sum = shares.reduce((a, b) => a + b, 0n)
        expect(parts.reduce((a, b) => a + b, 0n)).toBe(total)
        if (sum === 0n) return
        for (const [index, part] of parts.entries()) {
          const floor = (total * (shares[index] ?? 0n)) / sum
          expect(part === floor || part === floor + 1n).toBe(true)
        }
      }),
    )
  })

  it('gives nothing to a line without a share', () => {
    fc.assert(
      fc.property(amount, fc.bigInt({ min: 1n, max: 10n ** 9n }), (total, share) => {
        expect(splitByLargestRemainder(total, [0n, share])).toEqual([0n, total])
      }),
    )
  })

  it('gives the odd units to the largest remainders, ties to the earlier', () => {
    expect(splitByLargestRemainder(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n])
    expect(splitByLargestRemainder(10n, [1n, 2n, 4n])).toEqual([1n, 3n, 6n])
    expect(splitByLargestRemainder(5n, [0n, 0n])).toEqual([5n, 0n])
  })

  it('refuses no shares and negative ones', () => {
    expect(() => splitByLargestRemainder(1n, [])).toThrow(RangeError)
    expect(() => splitByLargestRemainder(1n, [-1n])).toThrow(RangeError)
    expect(() => splitByLargestRemainder(-1n, [1n])).toThrow(RangeError)
  })
})

it('finds the tax that a price contains', () => {
  expect(includedTax(11_000n, 1_000)).toBe(1_000n)
  expect(includedTax(2_000n, 700)).toBe(131n)
  expect(includedTax(2_000n, 0)).toBe(0n)
})
