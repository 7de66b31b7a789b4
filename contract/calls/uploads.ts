/** The calls of uploads. */
import { Type } from '@sinclair/typebox'
import { defineCall } from './call'
import { Code } from '../base/codes'
import { Upload } from '../entities/upload'
import { PURPOSES } from '../base/upload-purposes'

/**
 * Stores a picture: JPEG, PNG, WebP, GIF or AVIF in the field `file`, recognised by its content [upload.content]. It
 * is re-encoded, upright and without the camera's metadata. An upload that no form takes within a day is deleted.
 * A picture for a `product` comes from sellers and operators alone, one for an `advert`, a `category`, a `brand` or an
 * `article` from operators. They are kept with a longest side of 1600, 600 and 300 px: the address is that of the middle
 * one, and the names of the others have their size in place of `600` [upload.product]. Of an operator all these need a
 * session that has shown the second factor, else 2000018 `second_factor` [ops.factor-first].
 */
export const upload = defineCall('upload', {
  summary: 'Uploads a picture, as multipart/form-data in the field file.',
  fields: Type.Object({ purpose: Type.Union(PURPOSES.map((purpose) => Type.Literal(purpose))) }),
  data: Upload,
  codes: [Code.operationFailed],
})
