/**
 * Addresses of uploads: permanent ones for public files, signed ones that are valid for five minutes for private ones
 * [upload.private].
 */
import { createHmac } from 'node:crypto'
import { UPLOAD_URL_LIFE_S } from '@contract/base/constants'
import { isPrivateName } from './file-names'
import { isSameText } from '../../kernel/text/same-text'

export const UPLOADS_PREFIX = '/uploads'

interface Place {
  /** The address by which the caller reached the server. */
  readonly origin: string
  /** The key of the signatures. */
  readonly key: string
  readonly now: Date
}

const seconds = (time: Date) => Math.floor(time.getTime() / 1_000)

const sign = (key: string, name: string, expires: string) =>
  createHmac('sha256', key).update(`${name}\n${expires}`).digest('hex')

/** The address of a public file. */
export const publicAddress = (origin: string, name: string): string => `${origin}${UPLOADS_PREFIX}/${name}`

/**
 * The address of a file. A private address alone opens the file for five minutes: give it only to the owner or an
 * operator.
 */
export function addressOf(name: string, { origin, key, now }: Place): string {
  const address = publicAddress(origin, name)
  if (!isPrivateName(name)) return address
  const expires = String(seconds(now) + UPLOAD_URL_LIFE_S)
  return `${address}?expires=${expires}&signature=${sign(key, name, expires)}`
}

interface Signed {
  readonly expires?: unknown
  readonly signature?: unknown
}

/** Whether the query of a private file's address is signed by this server for this file, and has not expired. */
export function mayOpen(name: string, { expires, signature }: Signed, key: string, now: Date): boolean {
  if (!isPrivateName(name)) return true
  if (typeof expires !== 'string' || typeof signature !== 'string') return false
  if (!/^\d{1,12}$/.test(expires) || !/^[0-9a-f]{64}$/.test(signature)) return false
  return isSameText(signature, sign(key, name, expires)) && Number(expires) > seconds(now)
}
