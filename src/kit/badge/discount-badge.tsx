import { Badge } from './badge'

/** "−22 %": `paper` on a picture, `flash` for a flash deal, `tint` beside a price. Shows nothing at zero. */
export function DiscountBadge({ percent, kind = 'paper' }: { percent: number; kind?: 'paper' | 'flash' | 'tint' }) {
  return percent > 0 ? <Badge kind={kind} text={`−${percent}\u00a0%`} /> : null
}
