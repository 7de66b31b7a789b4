/** Rates in hundredths of a percent, as people write them. */

/** `725` → `7.25`, `700` → `7`. */
export const percentOf = (hundredths: number): string => String(hundredths / 100)

/** `7,25` → 725; undefined for what is no percentage with two decimals at most. */
export function typedPercent(text: string): number | undefined {
  const [, whole, rest = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(rest.padEnd(2, '0'))
}
