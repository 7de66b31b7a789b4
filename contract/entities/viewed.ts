/** A viewed product: its card, and when it was viewed. */
import { Type, type Static } from '@sinclair/typebox'
import { Time } from '../base/fields'
import { ProductCard } from './product'

/** `seen_at` is absent if only the device knows it. */
export const Viewed = Type.Object({ seen_at: Type.Optional(Time), ...ProductCard.properties })
export type Viewed = Static<typeof Viewed>
