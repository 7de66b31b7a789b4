/** A product that was looked at: its card, and when. */
import { Type, type Static } from '@sinclair/typebox'
import { Time } from '../fields'
import { ProductCard } from './product'

/** `seen_at` is absent where only the device knows it. */
export const Viewed = Type.Object({ seen_at: Type.Optional(Time), ...ProductCard.properties })
export type Viewed = Static<typeof Viewed>
