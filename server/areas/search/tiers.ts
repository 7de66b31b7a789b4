/** Tiers of a large market: a search looks at the best-known products first, and at others only for what those lack. */

/** Above tier 0, which has all products that are in no other. */
export const TIERS = [1, 2, 3, 4] as const

/** How many times more products there are with a tier than in those above it. */
export const TIER_FACTOR = 4
