/** The answer to an upload [field.upload.answer]. */
import { Type, type Static } from '@sinclair/typebox'
import { Id } from '../base/fields'

export const Upload = Type.Object({
  /** What forms send. */
  id: Id,
  /** The address of the picture; with a signature and an expiry if it is private. */
  url: Type.String(),
})
export type Upload = Static<typeof Upload>
