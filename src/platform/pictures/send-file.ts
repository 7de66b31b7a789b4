import Taro from '@tarojs/taro'
import { SendCancelled } from './send-cancelled'
import type { FileRequest, FileSending } from './types'

/** Sends a picture in the field `file` [wire.upload] through the mini-program's host. */
export function sendFile({ url, picture, fields, headers, timeout, onProgress }: FileRequest): FileSending {
  let cancelled = false
  const task = Taro.uploadFile({
    url,
    filePath: picture.uri,
    name: 'file',
    formData: fields,
    header: headers,
    timeout,
  })
  task.progress(({ progress }) => onProgress(progress))
  const answer = task.then(
    ({ statusCode, data }) => ({ status: statusCode, body: data }),
    (error: { errMsg?: string }) => {
      throw cancelled ? new SendCancelled() : new Error(error.errMsg ?? 'the file could not be sent')
    },
  )
  return {
    answer,
    cancel: () => {
      cancelled = true
      task.abort()
    },
  }
}
