import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { PURPOSES, Upload } from '../../entities/upload'

/**
 * Stores a picture: JPEG, PNG, WebP, GIF or AVIF in the field `file`, recognised by its content [upload.content]. It
 * is re-encoded, upright and without the camera's metadata. An upload that no form takes within a day is deleted.
 */
export const upload = defineCall('upload', {
  summary: 'Sends a picture, as multipart/form-data with the field file.',
  fields: Type.Object({ purpose: Type.Union(PURPOSES.map((purpose) => Type.Literal(purpose))) }),
  data: Upload,
  codes: [Code.operationFailed],
})
