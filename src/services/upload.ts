import type { Data, Fields } from '@contract/all-calls'
import { REQUEST_TIMEOUT_MS } from '@contract/base/constants'
import { endpoints } from '@contract/endpoints/app'
import { t } from '@/locales/t'
import { SendCancelled } from '@/platform/pictures/send-cancelled'
import { sendFile } from '@/platform/pictures/send-file'
import type { PickedPicture } from '@/platform/pictures/types'
import { ANSWERS } from './answer-schemas'
import { ApiError } from './api-error'
import { context, requestsOpen } from './context'
import { wireStrings } from './encode'
import { emit } from './events'
import { apiUrl, fail, open, type Options } from './request'

interface UploadOptions extends Options {
  /** The share that has been sent, 0 to 100. */
  readonly onProgress?: (percent: number) => void
}

export interface Uploading {
  /** Rejects with an ApiError that has been shown, or with SendCancelled. */
  readonly answer: Promise<Data<'upload'>>
  readonly cancel: () => void
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const nothing = () => undefined

/** Sends a picture in the field `file`. The host sets the content type [wire.upload]. */
export function upload(
  picture: PickedPicture,
  fields: Fields<'upload'>,
  { onProgress = nothing, ...options }: UploadOptions = {},
): Uploading {
  let cancel: (() => void) | null = nothing

  async function run(): Promise<Data<'upload'>> {
    await requestsOpen()
    if (cancel === null) throw new SendCancelled()
    const { token, language } = context
    const sending = sendFile({
      url: apiUrl(endpoints.upload.path),
      picture,
      fields: wireStrings(fields),
      headers: { 'access-token': token, lang: language },
      timeout: REQUEST_TIMEOUT_MS,
      onProgress,
    })
    cancel = sending.cancel
    const answer = await sending.answer.catch((error: unknown) => {
      if (error instanceof SendCancelled) throw error
      emit('reached', { online: false })
      return fail(new ApiError('network', t('errors.upload')), options)
    })
    emit('reached', { online: true })
    return open(ANSWERS.upload, answer.status, parsed(answer.body), token, options) as Data<'upload'>
  }

  return {
    answer: run(),
    cancel: () => {
      cancel?.()
      cancel = null
    },
  }
}
