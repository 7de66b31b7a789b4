/**
 * Secrets at rest: AES-256-GCM under a key that is not in the database, so that a copy of the database is not enough to
 * generate codes, or to sign. The key comes from SOUK_SECRET, else from a file in the data folder that
 * only its owner can read.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '../config/config'

const CIPHER = 'aes-256-gcm'
const VERSION = 'v1'
const IV_BYTES = 12
/** What a secret is for: one that is sealed for a purpose opens for no other. */
type Purpose = 'souk second factors' | 'souk webhooks'

export type SealPlace = Pick<Config, 'secret' | 'dataFolder'>

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

function keyOf({ secret, dataFolder }: SealPlace, purpose: Purpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret ?? secretOfFile(dataFolder), '', purpose, 32))
}

const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'))
const ownerOf = (id: bigint) => new TextEncoder().encode(String(id))

/** Encrypts a text for one owner: a user, or a webhook. */
export function seal(text: string, id: bigint, place: SealPlace, purpose: Purpose = 'souk second factors'): string {
  const iv = randomBytes(IV_BYTES).toString('hex')
  const cipher = createCipheriv(CIPHER, keyOf(place, purpose), bytesOf(iv)).setAAD(ownerOf(id))
  const data = cipher.update(text, 'utf8', 'hex') + cipher.final('hex')
  return [VERSION, iv, cipher.getAuthTag().toString('hex'), data].join('.')
}

/** Decrypts it. Throws an Error for another key, purpose or owner, or a changed text. */
export function unseal(sealed: string, id: bigint, place: SealPlace, purpose: Purpose = 'souk second factors'): string {
  const [version, iv, tag, data, ...more] = sealed.split('.')
  if (version !== VERSION || !iv || !tag || !data || more.length > 0)
    throw new Error('not sealed in a way that is known')
  const decipher = createDecipheriv(CIPHER, keyOf(place, purpose), bytesOf(iv)).setAAD(ownerOf(id))
  decipher.setAuthTag(bytesOf(tag))
  return decipher.update(data, 'hex', 'utf8') + decipher.final('utf8')
}
