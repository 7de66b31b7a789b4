const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i
const RGB = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/i

/** Whether a text is a colour: a hex of three or six digits, or rgb with three bytes [rule.colour]. */
export function isColour(text: string): boolean {
  if (HEX.test(text)) return true
  const bytes = RGB.exec(text)
  return bytes !== null && bytes.slice(1).every((byte) => Number(byte) <= 255)
}
