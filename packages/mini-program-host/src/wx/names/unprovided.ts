import type { Runtime } from '../../types/runtime'
import apiNames from './api-names.json'
import { asyncApi } from '../async-api'
import type { WxContext } from '../context'
import { WxFailure } from '../wx-failure'

const KINDS: Readonly<Record<string, string>> = apiNames

/** Names whose absence an app may check, with the reason; reading any other unknown name is counted. */
export const KNOWN_READS: Readonly<Record<string, string>> = {
  cloud: 'Taro copies it at start; apps without cloud functions never call it',
  webpackJsonp: 'webpack keeps its list of chunks there, as mini-programs have no global object',
  then: 'asked for by await and by promises of anything they are given',
  toJSON: 'asked for by JSON.stringify',
}

export function isKnownToWechat(name: string): boolean {
  return name in KINDS
}

/**
 * All WeChat names that the host lacks. They can be read, since libraries wrap all of wx at start; calling one fails
 * and is counted.
 */
export function unprovided(context: WxContext, provided: ReadonlySet<string>): Record<string, unknown> {
  const names = Object.keys(KINDS).filter((name) => KINDS[name] !== 'value' && !provided.has(name))
  return Object.fromEntries(names.map((name) => [name, refuse(context, name)]))
}

function refuse(context: WxContext, name: string): (option?: unknown) => unknown {
  const message = `wx.${name} is not provided by this host`
  const refuseLater = asyncApi(context, name, {}, () => {
    throw new WxFailure(message)
  })
  return (option) => {
    countUnknown(context.runtime, name)
    if (KINDS[name] === 'async') return refuseLater(option)
    throw new Error(message)
  }
}

export function countUnknown(runtime: Runtime, name: string): void {
  const { unknownWx } = runtime.measures
  unknownWx.set(name, (unknownWx.get(name) ?? 0) + 1)
}

/**
 * The `wx` object for app code; reads of unknown names are counted. Wrap all of wx in it, including routing and
 * mocks.
 */
export function watchReads<Wx extends Record<string, unknown>>(runtime: Runtime, wx: Wx): Wx {
  return new Proxy(wx, {
    get(target, name, receiver) {
      if (typeof name === 'string' && !(name in target) && !(name in KNOWN_READS)) countUnknown(runtime, name)
      return Reflect.get(target, name, receiver)
    },
  })
}
