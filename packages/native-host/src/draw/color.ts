const BYTE = 0xff

/** A colour as React Native sends it, 0xAARRGGBB with or without a sign, as CSS has it; null when it is none. */
export function cssColor(value: unknown, opacity = 1): string | null {
  if (typeof value !== 'number') return null
  const [alpha, red, green, blue] = [24, 16, 8, 0].map((bits) => (value >>> bits) & BYTE)
  return `rgba(${red}, ${green}, ${blue}, ${((alpha ?? BYTE) / BYTE) * opacity})`
}
