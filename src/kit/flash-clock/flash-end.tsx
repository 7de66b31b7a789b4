import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import type { ProductCard } from '@contract/entities/product'
import { now } from '@/platform/clock'
import { FlashClock } from './flash-clock'

interface FlashEndProps {
  deals: {
    /** Sorted by end time. */
    readonly list: readonly ProductCard[]
    /** ISO 8601: the time of the server's answer. */
    readonly server_time: string
  }
  /** The first deal has ended: load the list again. */
  onOver: () => void
}

/** The clock beside the title of the flash deals. It runs until the first of them ends, by the server's time. */
export const FlashEnd = observer(function FlashEnd({ deals, onOver }: FlashEndProps) {
  const ahead = useMemo(() => Date.parse(deals.server_time) - now(), [deals])
  const endsAt = deals.list[0]?.flash?.ends_at
  return endsAt ? <FlashClock key={endsAt} endsAt={endsAt} ahead={ahead} onOver={onOver} /> : null
})
