import Taro from '@tarojs/taro'
import { REQUEST_TIMEOUT_MS } from '@contract/constants'
import { t } from '@/locales/t'
import { ApiError } from './api-error'
import { context, requestsOpen } from './context'
import { wireStrings, type WireFields } from './encode'
import { emit } from './events'
import { apiUrl, fail, open, type Options } from './request'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Sends a file in the field `file`, without a content type of ours, and answers the payload (spec §7). */
export async function upload(
  path: string,
  filePath: string,
  fields: WireFields = {},
  options: Options = {},
): Promise<unknown> {
  await requestsOpen()
  const { token, language } = context
  const answer = await Taro.uploadFile({
    url: apiUrl(path),
    filePath,
    name: 'file',
    formData: wireStrings(fields),
    header: { 'access-token': token, lang: language },
    timeout: REQUEST_TIMEOUT_MS,
  }).catch(() => {
    emit('reached', { online: false })
    return fail(new ApiError('network', t('errors.upload')), options)
  })
  emit('reached', { online: true })
  return open(answer.statusCode, parsed(answer.data), token, options)
}
