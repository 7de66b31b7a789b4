import { Text } from '@/kit/text/text'
import type { TextSize, Tone } from '@/kit/text/types'
import type { MoneyParts } from '@/domain/money/money-format'

type PriceSize = 13 | 15 | 17 | 20 | 24 | 32

interface PriceProps {
  /** From `useMoney()` or the domain's formatter, which know the order of the language. */
  parts: MoneyParts
  size?: PriceSize
  /** Reduced, so shown in accent. */
  reduced?: boolean
  tone?: Tone
  id?: string
}

const symbolSizes: Record<PriceSize, TextSize> = { 13: 11, 15: 13, 17: 13, 20: 15, 24: 17, 32: 20 }

/** A price with its symbol smaller than the digits, on one line and one baseline. */
export function Price({ parts, size = 17, reduced, tone, id }: PriceProps) {
  const paint = tone ?? (reduced ? 'accent' : 'ink')
  const symbol = (
    <Text size={symbolSizes[size]} bold tone={paint} inline key="symbol">
      {parts.symbol}
    </Text>
  )
  const first = parts.order === 'symbol-first'
  const digits = first ? parts.digits : `${parts.digits}\u00a0`
  return (
    <Text id={id} size={size} bold tone={paint} figures lines={1}>
      {first ? symbol : digits}
      {first ? digits : symbol}
    </Text>
  )
}
