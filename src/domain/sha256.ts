/**
 * SHA-256 (FIPS 180-4) of ASCII text, for PKCE (RFC 7636). The mini-program and Hermes have none, and browsers have one
 * only on pages with TLS.
 */
const SIZE = 64

/** The first 32 bits of the fractional parts of the roots of the first primes. */
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
  const marked = `${text}\x80`
  // behind the end a character's code is NaN, which counts as 0 here
  const word = (at: number) => [0, 1, 2, 3].reduce((sum, byte) => (sum << 8) | marked.charCodeAt(at * 4 + byte), 0)
  const words = Array.from({ length: (((text.length + 8) >> 6) + 1) * 16 }, (_, at) => word(at))
  words[words.length - 1] = text.length * 8
  return words
}

/** A word of those that there always are. Throws a RangeError for any other. */
function wordOf(words: readonly number[], at: number): number {
  const word = words[at]
  if (word === undefined) throw new RangeError(`there is no word ${at} of ${words.length}`)
  return word
}

function schedule(block: readonly number[]): number[] {
  const words = [...block]
  for (let at = 16; at < SIZE; at += 1) {
    const [early, late] = [wordOf(words, at - 15), wordOf(words, at - 2)]
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words.push((wordOf(words, at - 16) + small + wordOf(words, at - 7) + large) | 0)
  }
  return words
}

function compress(state: readonly number[], block: readonly number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  schedule(block).forEach((word, at) => {
    const large = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const first = (h + large + ((e & f) ^ (~e & g)) + wordOf(ROUNDS, at) + word) | 0
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  })
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + wordOf(state, at)) | 0)
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
    const [one = 0, two = 0, three = 0] = taken
    const group = (one << 16) | (two << 8) | three
    const letters = [18, 12, 6, 0].map((shift) => ALPHABET[(group >> shift) & 63])
    text += letters.slice(0, taken.length + 1).join('')
  }
  return text
}
