import { randomBytes } from './random-bytes'

/** A random UUID (version 4). */
export function uuid(): string {
  const bytes = randomBytes()
  const { 6: version = 0, 8: variant = 0 } = bytes
  bytes[6] = (version & 0x0f) | 0x40
  bytes[8] = (variant & 0x3f) | 0x80
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
