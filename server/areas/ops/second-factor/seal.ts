/**
 * Secrets of second factors at rest: AES-256-GCM under a key that is not in the database, so that a copy of the
 * database is not enough to generate codes. The key comes from SOUK_SECRET, else from a file in the data folder that
 * only its owner can read.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '../../../kernel/config/config'

const CIPHER = 'aes-256-gcm'
const VERSION = 'v1'
const IV_BYTES = 12
const PURPOSE = 'souk second factors'

type Place = Pick<Config, 'secret' | 'dataFolder'>

/** The file's secret, made on first use. */
function secretOfFile(dataFolder: string): string {
  const file = path.join(dataFolder, 'secret.key')
  try {
    return fs.readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  fs.mkdirSync(dataFolder, { recursive: true })
  const made = randomBytes(32).toString('base64url')
  fs.writeFileSync(file, made, { mode: 0o600, flag: 'wx' })
  return made
}

function keyOf({ secret, dataFolder }: Place): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret ?? secretOfFile(dataFolder), '', PURPOSE, 32))
}

const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'))
const ownerOf = (userId: bigint) => new TextEncoder().encode(String(userId))

/** Encrypts a text for one user. */
export function seal(text: string, userId: bigint, place: Place): string {
  const iv = randomBytes(IV_BYTES).toString('hex')
  const cipher = createCipheriv(CIPHER, keyOf(place), bytesOf(iv)).setAAD(ownerOf(userId))
  const data = cipher.update(text, 'utf8', 'hex') + cipher.final('hex')
  return [VERSION, iv, cipher.getAuthTag().toString('hex'), data].join('.')
}

/** Decrypts it. Throws an Error for another key, another user or a changed text. */
export function unseal(sealed: string, userId: bigint, place: Place): string {
  const [version, iv, tag, data, ...more] = sealed.split('.')
  if (version !== VERSION || !iv || !tag || !data || more.length > 0)
    throw new Error('not sealed in a way that is known')
  const decipher = createDecipheriv(CIPHER, keyOf(place), bytesOf(iv)).setAAD(ownerOf(userId))
  decipher.setAuthTag(bytesOf(tag))
  return decipher.update(data, 'hex', 'utf8') + decipher.final('utf8')
}
