/** Pictures that are made up: one for each product, and captchas. */
import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'

/** A picture for a path, always the same: a coloured square with a circle. */
export function pictureOf(path: string): string {
  const hue = createHash('sha1').update(path).digest().readUInt16BE(0) % 360
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 4 4">',
    `<rect width="4" height="4" fill="hsl(${hue} 40% 80%)"/>`,
    `<circle cx="2" cy="2" r="1.2" fill="hsl(${hue} 45% 45%)"/>`,
    '</svg>',
  ].join('')
}

/** Three columns by five rows for each digit, row by row. */
const DIGITS: Readonly<Record<string, string>> = {
  '0': '111101101101111',
  '1': '010110010010111',
  '2': '111001111100111',
  '3': '111001111001111',
  '4': '101101111001001',
  '5': '111100111001111',
  '6': '111100111101111',
  '7': '111001010010010',
  '8': '111101111101111',
  '9': '111101111001111',
}

const PIXELS = 6
const ROWS = 7 * PIXELS

function isDark(text: string, x: number, y: number): boolean {
  const column = Math.floor(x / PIXELS) - 1
  const row = Math.floor(y / PIXELS) - 1
  if (column < 0 || row < 0 || row > 4 || column % 4 > 2) return false
  const digit = DIGITS[text[Math.floor(column / 4)] ?? ''] ?? ''
  return digit[row * 3 + (column % 4)] === '1'
}

/** The check of a chunk, as PNG has it: CRC-32. */
function crc32(bytes: Uint8Array): number {
  let rest = 0xffffffff
  for (const byte of bytes) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0)
  }
  return (rest ^ 0xffffffff) >>> 0
}

function number(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255)
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts))
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joined(new TextEncoder().encode(type), data)
  return joined(number(data.length), body, number(crc32(body)))
}

/** A PNG that shows digits, in base64. */
export function captchaPicture(text: string): string {
  const columns = (text.length * 4 + 1) * PIXELS
  const rows = Array.from({ length: ROWS }, (_row, y) =>
    Uint8Array.of(0, ...Array.from({ length: columns }, (_column, x) => (isDark(text, x, y) ? 40 : 230))),
  )
  // eight bits of grey for each pixel
  const header = joined(number(columns), number(ROWS), Uint8Array.of(8, 0, 0, 0, 0))
  const picture = joined(
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('IDAT', new Uint8Array(deflateSync(joined(...rows)))),
    chunk('IEND', new Uint8Array()),
  )
  return Buffer.from(picture).toString('base64')
}
