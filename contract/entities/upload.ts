/** The purposes of uploads [field.upload.answer]. */
import { Type, type Static } from '@sinclair/typebox'
import { Id } from '../fields'

export const PURPOSES = ['avatar', 'review', 'proof', 'id', 'signature', 'product'] as const
export type Purpose = (typeof PURPOSES)[number]

/** Readable only by their owner and by operators, through addresses that are valid for five minutes. */
const PRIVATE: readonly Purpose[] = ['proof', 'id', 'signature']

export const isPrivate = (purpose: Purpose): boolean => PRIVATE.includes(purpose)

export const Upload = Type.Object({
  /** What forms send. */
  id: Id,
  /** The address of the picture; with a signature and an expiry if it is private. */
  url: Type.String(),
})
export type Upload = Static<typeof Upload>
