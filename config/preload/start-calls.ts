import path from 'node:path'
import { requireWithEsbuild } from '@tarojs/helper'
import type * as Constants from '../../contract/base/constants'
import type * as App from '../../contract/endpoints/app'
import type * as SharedAnswers from '../../contract/endpoints/shared-answers'
import type * as Start from '../../contract/endpoints/start'
import { root } from '../shared'

/** Stands for the language in the address of a call. */
const LANGUAGE = '{lang}'

const read = <T>(name: string) => requireWithEsbuild(path.join(root, 'contract', name)) as T

/** The calls with which a page begins, for the script in its head. */
interface StartCalls {
  /** The address of the API. */
  readonly api: string
  /** The path of the first call. */
  readonly start: string
  /** By the name of each part of its answer: the call that it stands for, as the app sends that. */
  readonly parts: Readonly<Record<string, string>>
  /** The path of a product's call. */
  readonly product: string
  /** The parameter with the language, and what stands for its value in `parts`. */
  readonly language: string
  readonly placeholder: string
  /** How long a call may take, in milliseconds. */
  readonly timeout: number
}

export function startCalls(server = process.env.TARO_APP_API ?? ''): StartCalls {
  const { API_PREFIX, endpoints } = read<typeof App>('endpoints/app.ts')
  const { START_PARTS, startEndpoints } = read<typeof Start>('endpoints/start.ts')
  const { REQUEST_TIMEOUT_MS } = read<typeof Constants>('base/constants.ts')
  const { SHARED_LANGUAGE } = read<typeof SharedAnswers>('endpoints/shared-answers.ts')
  const parts = Object.entries(START_PARTS).map(([part, { call, fields }]) => {
    const endpoint: App.Endpoint = endpoints[call]
    const sent = Object.entries({ ...fields, ...(endpoint.shared && { [SHARED_LANGUAGE]: LANGUAGE }) })
    return [part, `${endpoint.path}?${sent.map((pair) => pair.join('=')).join('&')}`]
  })
  return {
    api: `${server}${API_PREFIX}`,
    start: startEndpoints.start.path,
    parts: Object.fromEntries(parts) as StartCalls['parts'],
    product: endpoints.product.path,
    language: SHARED_LANGUAGE,
    placeholder: LANGUAGE,
    timeout: REQUEST_TIMEOUT_MS,
  }
}
