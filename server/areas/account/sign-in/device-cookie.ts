/**
 * A token that identifies a browser or a phone after a logout. It gives no access: it only keeps other people's wrong
 * passwords from delaying this device.
 */
import { randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import { API_PREFIX } from '@contract/endpoints/app'

const NAME = 'souk-device'
const SHAPE = /^[A-Za-z0-9_-]{43}$/
/** How long an unused device stays known: seconds. */
export const DEVICE_LIFE_S = 180 * 86_400

export const newDevice = (): string => randomBytes(32).toString('base64url')

/** The token in the header `cookie`; null if there is none or it is malformed. */
export function readDevice(header: string | undefined): string | null {
  const token = header === undefined ? undefined : parseCookie(header)[NAME]
  return token !== undefined && SHAPE.test(token) ? token : null
}

/** The header `set-cookie` that stores the token; scripts cannot read it, and other sites do not send it. */
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
