import { formOf, sendByXhr } from './send-by-xhr'
import type { FileRequest, FileSending } from './types'

/** Sends a picture in the field `file` [wire.upload]. React Native reads the bytes from the address in the form. */
export function sendFile({ picture, fields, ...request }: FileRequest): FileSending {
  const form = formOf(fields)
  const { uri, name, type } = picture
  form.append('file', { uri, name, type } as unknown as Blob)
  return sendByXhr(request, form)
}
