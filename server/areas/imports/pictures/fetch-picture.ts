/** Fetches a picture by an address that a shop wrote down [rule.import-pictures]. */
import dns from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import type { PictureRule } from '@contract/base/import-constants'
import { UPLOAD_MAX_BYTES } from '@contract/base/constants'

const REDIRECTS = 3
const TIMEOUT_MS = 10_000
const MOVED = [301, 302, 303, 307, 308]

/** The picture cannot be had; the rule says why. */
export class PictureMissing extends Error {
  constructor(
    readonly rule: PictureRule,
    cause?: unknown,
  ) {
    super(`no picture: ${rule}`, { cause })
  }
}

interface Options {
  /** Whether the server may connect to an IP address; tests allow their own machine. */
  readonly mayReach: (address: string) => boolean
  readonly timeoutMs?: number
}

/**
 * Resolves a name and refuses it if one of its addresses must not be reached: what is checked is what is connected to,
 * because the connection gets these addresses and resolves nothing itself.
 */
const lookupWith = (mayReach: Options['mayReach']): LookupFunction =>
  function lookup(hostname, options, callback) {
    dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || first === undefined) return callback(error ?? new PictureMissing('unreachable'), '', 0)
      if (!addresses.every(({ address }) => mayReach(address))) return callback(new PictureMissing('not_public'), '', 0)
      if (options.all) return callback(null, addresses)
      return callback(null, first.address, first.family)
    })
  }

function checked(text: string, base: URL | undefined, { mayReach }: Options): URL {
  if (!URL.canParse(text, base?.href)) throw new PictureMissing('unreachable')
  const url = new URL(text, base?.href)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new PictureMissing('not_public')
  // a literal address is connected to without a lookup
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (/^[0-9.]+$|:/.test(literal) && !mayReach(literal)) throw new PictureMissing('not_public')
  return url
}

function answerOf(url: URL, options: Options, signal: AbortSignal): Promise<http.IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        signal,
        agent: false,
        lookup: lookupWith(options.mayReach),
        headers: { accept: 'image/*', 'user-agent': 'Souk' },
      },
      resolve,
    )
    asked.on('socket', (socket) =>
      socket.once('connect', () => {
        const { remoteAddress = '' } = socket
        if (!options.mayReach(remoteAddress)) asked.destroy(new PictureMissing('not_public'))
      }),
    )
    asked.on('error', reject)
    asked.end()
  })
}

async function bytesOf(answer: http.IncomingMessage): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer) {
    const bytes = new Uint8Array(part as Buffer)
    size += bytes.length
    if (size > UPLOAD_MAX_BYTES) throw new PictureMissing('too_large')
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}

async function follow(address: string, options: Options, signal: AbortSignal): Promise<Buffer> {
  let url = checked(address, undefined, options)
  for (let redirects = 0; redirects <= REDIRECTS; redirects += 1) {
    const answer = await answerOf(url, options, signal)
    try {
      const { statusCode = 0, headers } = answer
      if (statusCode === 200) {
        if (Number(headers['content-length'] ?? 0) > UPLOAD_MAX_BYTES) throw new PictureMissing('too_large')
        return await bytesOf(answer)
      }
      if (!MOVED.includes(statusCode) || headers.location === undefined) throw new PictureMissing('not_found')
      url = checked(headers.location, url, options)
    } finally {
      answer.destroy()
    }
  }
  throw new PictureMissing('unreachable')
}

/**
 * The bytes behind an address, which may be no picture. Throws PictureMissing for an address that is not of the public
 * internet, also after a redirect, for more than three of these, more than 15 MB, more than ten seconds, and every answer
 * but 200.
 */
export async function fetchPicture(address: string, options: Options): Promise<Buffer> {
  try {
    return await follow(address, options, AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS))
  } catch (error) {
    if (error instanceof PictureMissing) throw error
    throw new PictureMissing('unreachable', error)
  }
}
