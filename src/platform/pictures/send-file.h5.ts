import { formOf, sendByXhr } from './send-by-xhr'
import type { FileRequest, FileSending } from './types'

/** Sends a picture in the field `file` [wire.upload]. */
export function sendFile({ picture, fields, ...request }: FileRequest): FileSending {
  const form = formOf(fields)
  if (picture.file) form.append('file', picture.file, picture.name)
  return sendByXhr(request, form)
}
