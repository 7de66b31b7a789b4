import { cutAt } from '../../runtime/cut-at'
import { bytesOf, textToBytes } from '../bytes'
import { typeName } from '../parameters'
import { INVALID_DATA } from './network-failure'
import { WxFailure } from '../wx-failure'

export type Header = Record<string, string>

const FORM = /^application\/x-www-form-urlencoded/i

/** The address with an object's members as query parameters, which replace those of the same name. */
export function urlWithData(url: string, data: unknown): string {
  if (typeName(data) !== 'Object' || Object.keys(data as object).length === 0) return url
  const [whole, fragment] = cutAt(url, '#')
  const [path, search = ''] = cutAt(whole, '?')
  const query = new Map<string, string>()
  for (const part of search.split('&').filter(Boolean)) {
    const [name, value = ''] = cutAt(part, '=')
    query.set(name, value)
  }
  for (const [name, value] of Object.entries(data as object)) {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
    query.set(encodeURIComponent(name), encodeURIComponent(text))
  }
  const joined = [...query].map(([name, value]) => `${name}=${value}`).join('&')
  return `${path}?${joined}${fragment === undefined ? '' : `#${fragment}`}`
}

/**
 * The bytes of a request's body: text and bytes unchanged, objects as JSON or, if the header asks for it, as a form.
 */
export function bodyOf(data: unknown, header: Header): Uint8Array<ArrayBuffer> | undefined {
  if (data === undefined || data === null) return undefined
  if (typeof data === 'string') return textToBytes(data)
  const bytes = bytesOf(data)
  if (bytes) return bytes
  return textToBytes(FORM.test(headerValue(header, 'content-type')) ? form(data) : json(data))
}

function form(data: unknown): string {
  return Object.entries(Object(data) as object)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&')
}

function json(data: unknown): string {
  try {
    return JSON.stringify(data)
  } catch (error) {
    throw new WxFailure(`data can not be serialized: ${String(error)}`, { errno: INVALID_DATA })
  }
}

/**
 * Headers as WeChat sends them: numbers as text, other types by their name, and its own Referer, which apps cannot
 * set.
 */
export function requestHeader(given: unknown, own: Header): Header {
  const entries = Object.entries(Object(given) as object).map(([name, value]) => [name, headerText(value)] as const)
  const set = entries.filter(([name]) => name.toLowerCase() !== 'referer')
  const names = set.map(([name]) => name.toLowerCase())
  const added = Object.entries({ ...own, ...HOST_HEADER }).filter(([name]) => !names.includes(name))
  return Object.fromEntries([...added, ...set])
}

const HOST_HEADER: Header = {
  referer: 'https://servicewechat.com/touristappid/devtools/page-frame.html',
  'user-agent': 'mini-program-host MicroMessenger/8.0.60',
}

function headerText(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : Object.prototype.toString.call(value)
}

function headerValue(header: Header, wanted: string): string {
  return Object.entries(header).find(([name]) => name.toLowerCase() === wanted)?.[1] ?? ''
}
