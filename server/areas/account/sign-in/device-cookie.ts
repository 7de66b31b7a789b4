/**
 * The token by which a browser or a phone is known again after a log-out. It opens nothing: it only keeps other
 * people's wrong passwords from slowing this device down.
 */
import { randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import { API_PREFIX } from '@contract/endpoints'

const NAME = 'souk-device'
const SHAPE = /^[A-Za-z0-9_-]{43}$/
/** How long a device that is not used stays known: seconds. */
export const DEVICE_LIFE_S = 180 * 86_400

export const newDevice = (): string => randomBytes(32).toString('base64url')

/** The token in the header `cookie`; null without one of the right shape. */
export function readDevice(header: string | undefined): string | null {
  const token = header === undefined ? undefined : parseCookie(header)[NAME]
  return token !== undefined && SHAPE.test(token) ? token : null
}

/** The header `set-cookie` that keeps the token; no script reads it, and no other site sends it along. */
export function deviceCookie(token: string, secure: boolean): string {
  return stringifySetCookie({
    name: NAME,
    value: token,
    path: API_PREFIX,
    maxAge: DEVICE_LIFE_S,
    httpOnly: true,
    sameSite: 'strict',
    secure,
  })
}
