/** What files are sent for [field.upload.answer]. */
import { Type, type Static } from '@sinclair/typebox'
import { Id } from '../fields'

export const PURPOSES = ['avatar', 'review', 'proof', 'id', 'signature'] as const
export type Purpose = (typeof PURPOSES)[number]

/** Read by their owner and by operators alone, through addresses that live five minutes. */
const PRIVATE: readonly Purpose[] = ['proof', 'id', 'signature']

export const isPrivate = (purpose: Purpose): boolean => PRIVATE.includes(purpose)

export const Upload = Type.Object({
  /** What forms send. */
  id: Id,
  /** Where the picture is; with a signature and an end when it is private. */
  url: Type.String(),
})
export type Upload = Static<typeof Upload>
