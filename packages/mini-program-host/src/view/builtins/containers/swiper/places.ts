/**
 * The distance of each item from the first place, in item widths, for a swiper at `position`. A circular swiper puts
 * items on the nearer side.
 */
export function placesOf(count: number, position: number, circular: boolean): number[] {
  return Array.from({ length: count }, (_, index) => {
    const away = index - position
    if (!circular || count < 2) return away
    const around = ((away % count) + count) % count
    return around > count / 2 ? around - count : around
  })
}

/** The item at which a position comes to rest. */
export function restOn(position: number, count: number, shown: number, circular: boolean): number {
  if (count === 0) return 0
  const nearest = Math.round(position)
  if (circular) return ((nearest % count) + count) % count
  return Math.min(Math.max(nearest, 0), Math.max(count - shown, 0))
}
