import path from 'node:path'
import { requireWithEsbuild } from '@tarojs/helper'
import type { IH5Config, IMiniAppConfig } from '@tarojs/taro/types/compile'
import type { Endpoint, SentEndpoint } from '../contract/endpoints/app'
import { root } from './shared'

type Chain = Parameters<NonNullable<(IH5Config<'webpack5'> | IMiniAppConfig)['webpackChain']>>[0]

const FILE = path.join(root, 'contract/endpoints/app.ts')

/** What sending depends on, beside the path: a letter for each kind in a build. */
const KINDS: Readonly<Record<string, Omit<SentEndpoint, 'path'>>> = {
  g: { method: 'GET' },
  p: { method: 'POST' },
  r: { method: 'POST', reads: true },
  s: { method: 'GET', shared: {} },
  v: { method: 'GET', shared: { forVisitors: true } },
}

function kindOf({ method, reads, shared }: Endpoint): string {
  if (method === 'POST') return reads ? 'r' : 'p'
  if (!shared) return 'g'
  return shared.forVisitors ? 'v' : 's'
}

/**
 * contract/endpoints/app.ts as the app needs it: without the facts that only the server reads, and in one string, because
 * every first load has it. Throws when a name or path has a character that the string separates them with.
 */
export function written(endpoints: Readonly<Record<string, Endpoint>>, prefix: string): string {
  const rows = Object.entries(endpoints).map(([name, endpoint]) => {
    const row = `${kindOf(endpoint)}${name}${endpoint.path}`
    if (!/^\w+\/[^\s'\\]*$/.test(row)) throw new Error(`the name or path of ${name} is not plain`)
    return row
  })
  return `const kinds = ${JSON.stringify(KINDS)}
const rows = '${rows.join(' ')}'
const parsed = (row) => {
  const at = row.indexOf('/')
  return [row.slice(1, at), { ...kinds[row[0]], path: row.slice(at) }]
}
export const API_PREFIX = ${JSON.stringify(prefix)}
export const endpoints = /* @__PURE__ */ Object.fromEntries(/* @__PURE__ */ rows.split(' ').map(parsed))
`
}

/** Makes a production build take the endpoints in that form. */
export function appEndpoints(chain: Chain): void {
  chain.module
    .rule('app-endpoints')
    .pre()
    .test(/[\\/]contract[\\/]endpoints[\\/]app\.ts$/)
    .use('app-endpoints')
    .loader(path.join(__dirname, 'texts/loader.js'))
    .options({
      reads: [],
      write: () => {
        const { endpoints, API_PREFIX } = requireWithEsbuild(FILE) as {
          readonly endpoints: Readonly<Record<string, Endpoint>>
          readonly API_PREFIX: string
        }
        return written(endpoints, API_PREFIX)
      },
    })
}
