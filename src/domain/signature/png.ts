/**
 * Writes a picture in shades of grey as a PNG file. Canvases differ between targets, and a signature must give the same
 * file on each, so this needs no canvas. 16 shades and uncompressed blocks are enough for one file of 70 kB.
 */
import { type Picture, SHADES } from './ink'

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10]
const DEPTH = 4
/** The most bytes of a stored block. */
const BLOCK = 65_535

const CRC_TABLE = Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1
  return rest >>> 0
})

const uint32 = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

function crc32(bytes: readonly number[]): number {
  const rest = bytes.reduce((before, byte) => (CRC_TABLE[(before ^ byte) & 255] ?? 0) ^ (before >>> 8), 0xffffffff)
  return (rest ^ 0xffffffff) >>> 0
}

function adler32(bytes: readonly number[]): number {
  let [a, b] = [1, 0]
  for (const byte of bytes) {
    a = (a + byte) % 65_521
    b = (b + a) % 65_521
  }
  return ((b << 16) | a) >>> 0
}

function chunk(name: string, data: readonly number[]): number[] {
  const named = [...[...name].map((letter) => letter.charCodeAt(0)), ...data]
  return [...uint32(data.length), ...named, ...uint32(crc32(named))]
}

/** Each row begins with its filter, 0 for none. Two pixels per byte; paper is white. */
function rows({ width, height, shades }: Picture): number[] {
  const shade = (place: number) => SHADES - 1 - (shades[place] ?? 0)
  const bytes: number[] = []
  for (let y = 0; y < height; y += 1) {
    bytes.push(0)
    for (let x = 0; x < width; x += 2) {
      const place = y * width + x
      bytes.push((shade(place) << DEPTH) | (x + 1 < width ? shade(place + 1) : 0))
    }
  }
  return bytes
}

function stored(bytes: readonly number[]): number[] {
  const out = [0x78, 0x01]
  for (let from = 0; from < bytes.length; from += BLOCK) {
    const part = bytes.slice(from, from + BLOCK)
    const size = part.length
    out.push(from + BLOCK >= bytes.length ? 1 : 0, size & 255, size >>> 8, ~size & 255, (~size >>> 8) & 255)
    for (const byte of part) out.push(byte)
  }
  out.push(...uint32(adler32(bytes)))
  return out
}

/** The bytes of the file. */
export function pngOf(picture: Picture): Uint8Array {
  const header = [...uint32(picture.width), ...uint32(picture.height), DEPTH, 0, 0, 0, 0]
  const parts = [SIGNATURE, chunk('IHDR', header), chunk('IDAT', stored(rows(picture))), chunk('IEND', [])]
  return Uint8Array.from(parts.flat())
}
