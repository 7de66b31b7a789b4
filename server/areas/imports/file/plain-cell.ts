import { trackingNumberOf } from '@contract/rules/tracking-number'
import { typedAmount } from '@contract/rules/typed-amount'
import { plainDigits } from '@contract/rules/typed-text'

const READ_AS: Readonly<Record<string, (text: string) => string>> = {
  price: (text) => typedAmount(text) ?? text,
  special_price: (text) => typedAmount(text) ?? text,
  stock: plainDigits,
  tax_rate: plainDigits,
  number: trackingNumberOf,
}

/**
 * A cell as the forms would read it: `3,90` and `３.９０` are 3.90, and the number of a parcel goes without blanks. What is
 * ambiguous, such as `1,000`, stays as it is.
 */
export const plainCell = (column: string, text: string): string => READ_AS[column]?.(text) ?? text
