const BYTE = 0xff

/** A colour from React Native, 0xAARRGGBB signed or unsigned, as CSS; null if it is none. */
export function cssColor(value: unknown, opacity = 1): string | null {
  if (typeof value !== 'number') return null
  const [alpha, red, green, blue] = [24, 16, 8, 0].map((bits) => (value >>> bits) & BYTE)
  return `rgba(${red}, ${green}, ${blue}, ${((alpha ?? BYTE) / BYTE) * opacity})`
}
