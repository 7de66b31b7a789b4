import { Badge } from './badge'

/** "−22 %": on a picture paper, for a flash deal accent, beside a price tint. Nothing at zero. */
export function DiscountBadge({ percent, kind = 'paper' }: { percent: number; kind?: 'paper' | 'flash' | 'tint' }) {
  return percent > 0 ? <Badge kind={kind} text={`−${percent}\u00a0%`} /> : null
}
