const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Encodes bytes as base64: React Native and the mini-program have no `btoa`. */
export function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3)
    const all = (a << 16) | (b << 8) | c
    const four = [18, 12, 6, 0].map((shift) => LETTERS[(all >> shift) & 63])
    const known = Math.min(bytes.length - at, 3)
    text += four.slice(0, known + 1).join('') + '='.repeat(3 - known)
  }
  return text
}
