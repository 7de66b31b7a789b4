import { SendCancelled } from './send-cancelled'
import type { FileRequest, FileSending } from './types'

/** Sends a form by XMLHttpRequest, because fetch does not report the progress of an upload. */
export function sendByXhr(request: Omit<FileRequest, 'picture' | 'fields'>, form: FormData): FileSending {
  const xhr = new XMLHttpRequest()
  const answer = new Promise<{ status: number; body: string }>((resolve, reject) => {
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) request.onProgress(Math.round((loaded / total) * 100))
    }
    xhr.onload = () => resolve({ status: xhr.status, body: xhr.responseText })
    xhr.onerror = () => reject(new Error('the file could not be sent'))
    xhr.ontimeout = () => reject(new Error('the file took too long'))
    xhr.onabort = () => reject(new SendCancelled())
    xhr.open('POST', request.url)
    xhr.timeout = request.timeout
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value)
    xhr.send(form)
  })
  return { answer, cancel: () => xhr.abort() }
}

/** The form's fields. Add the file last. */
export function formOf(fields: FileRequest['fields']): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
