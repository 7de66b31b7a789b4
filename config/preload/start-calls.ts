import path from 'node:path'
import { requireWithEsbuild } from '@tarojs/helper'
import type * as App from '../../contract/endpoints/app'
import type * as Start from '../../contract/endpoints/start'
import { root } from '../shared'

/** Stands for the language in the address of a call. */
export const LANGUAGE = '{lang}'

const read = <T>(name: string) => requireWithEsbuild(path.join(root, 'contract/endpoints', name)) as T

/**
 * The call with which a page begins, for the script in its head: its address, and by the address of each call that it
 * stands for, as the app sends that, the part of its answer.
 */
export function startCalls(server = process.env.TARO_APP_API ?? '') {
  const { API_PREFIX, endpoints } = read<typeof App>('app.ts')
  const { START_PARTS, startEndpoints } = read<typeof Start>('start.ts')
  const calls = Object.entries(START_PARTS).map(([part, { call, fields }]) => {
    const endpoint: App.Endpoint = endpoints[call]
    const sent = Object.entries({ ...fields, ...(endpoint.shared && { lang: LANGUAGE }) })
    return [`${endpoint.path}?${sent.map((pair) => pair.join('=')).join('&')}`, part]
  })
  return {
    address: `${server}${API_PREFIX}${startEndpoints.start.path}`,
    calls: Object.fromEntries(calls) as Readonly<Record<string, string>>,
  }
}
