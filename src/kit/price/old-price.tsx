import { Text } from '@/kit/text/text'
import type { MoneyParts } from '@/domain/money/money-format'

/** The former price, struck through. `label` is its accessible name ("Before: €22.50"). */
export function OldPrice({ parts, label }: { parts: MoneyParts; label?: string }) {
  return (
    <Text size={13} tone="ink2" struck figures lines={1} label={label}>
      {parts.text}
    </Text>
  )
}
