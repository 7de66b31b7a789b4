/**
 * SHA-256 (FIPS 180-4) of plain ASCII, for PKCE (RFC 7636): neither the mini-program nor Hermes has one, and browsers
 * only on pages that came by TLS.
 */
const SIZE = 64

/** The first 32 bits of the fractional parts of a root of the first primes. */
function rootsOfPrimes(count: number, power: number): number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate += 1) {
    let isPrime = true
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) if (candidate % divisor === 0) isPrime = false
    if (isPrime) found.push(((candidate ** power % 1) * 0x1_0000_0000) | 0)
  }
  return found
}

const START = rootsOfPrimes(8, 1 / 2)
const ROUNDS = rootsOfPrimes(SIZE, 1 / 3)

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** The text with its end mark and its length, as 32-bit words in whole blocks. */
function padded(text: string): number[] {
  const words: number[] = new Array<number>((((text.length + 8) >> 6) + 1) * 16).fill(0)
  for (let at = 0; at < text.length; at += 1) words[at >> 2] |= text.charCodeAt(at) << (24 - (at % 4) * 8)
  words[text.length >> 2] |= 0x80 << (24 - (text.length % 4) * 8)
  words[words.length - 1] = text.length * 8
  return words
}

function schedule(block: readonly number[]): number[] {
  const words = [...block]
  for (let at = 16; at < SIZE; at += 1) {
    const [early, late] = [words[at - 15], words[at - 2]]
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words.push((words[at - 16] + small + words[at - 7] + large) | 0)
  }
  return words
}

function compress(state: readonly number[], block: readonly number[]): number[] {
  let [a, b, c, d, e, f, g, h] = state
  schedule(block).forEach((word, at) => {
    const large = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const first = (h + large + ((e & f) ^ (~e & g)) + ROUNDS[at] + word) | 0
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  })
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + state[at]) | 0)
}

/** The 32 bytes of the digest. Throws a RangeError for a character beyond ASCII. */
export function sha256(text: string): number[] {
  if (/[^\0-\x7f]/.test(text)) throw new RangeError('only ASCII is hashed here')
  const words = padded(text)
  let state: readonly number[] = START
  for (let at = 0; at < words.length; at += 16) state = compress(state, words.slice(at, at + 16))
  return state.flatMap((word) => [24, 16, 8, 0].map((shift) => (word >>> shift) & 0xff))
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Bytes as base64url without padding (RFC 4648 §5). */
export function base64url(bytes: readonly number[]): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const taken = bytes.slice(at, at + 3)
    const [one, two = 0, three = 0] = taken
    const group = (one << 16) | (two << 8) | three
    const letters = [18, 12, 6, 0].map((shift) => ALPHABET[(group >> shift) & 63])
    text += letters.slice(0, taken.length + 1).join('')
  }
  return text
}
