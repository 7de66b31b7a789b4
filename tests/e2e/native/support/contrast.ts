/** Contrast as defined by WCAG 2.2. */

/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

const BYTE = 0xff

/** A colour as React Native sends it, 0xAARRGGBB with or without a sign; null for other values. */
export function flat(value: unknown): Rgba | null {
  if (typeof value !== 'number') return null
  return [(value >>> 16) & BYTE, (value >>> 8) & BYTE, value & BYTE, ((value >>> 24) & BYTE) / BYTE]
}

/** Blends a colour over an opaque one. */
export function over(top: Rgba, under: Rgba): Rgba {
  const mixed = (at: 0 | 1 | 2) => top[at] * top[3] + under[at] * (1 - top[3])
  return [mixed(0), mixed(1), mixed(2), 1]
}

/** From 1 for equal colours to 21 for black on white. */
export function contrast(one: Rgba, other: Rgba): number {
  const both = [luminance(one), luminance(other)]
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)
}

function luminance([red, green, blue]: Rgba): number {
  const linear = (value: number) => {
    const share = value / BYTE
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
