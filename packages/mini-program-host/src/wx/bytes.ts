const PIECE = 0x8000

/** Bytes for exchange with Node. Uses no Node API, since this runs in a browser too. */
export function bytesToBase64(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += PIECE) {
    binary += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  }
  return btoa(binary)
}

/** Throws if the text is not base64. */
export function base64ToBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}

export function textToBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(text))
}

export function bytesToText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

/** The bytes of an ArrayBuffer or of a view on one, from any realm; undefined for anything else. */
export function bytesOf(value: unknown): Uint8Array<ArrayBuffer> | undefined {
  if (Object.prototype.toString.call(value) === '[object ArrayBuffer]') return new Uint8Array(value as ArrayBuffer)
  if (!ArrayBuffer.isView(value)) return undefined
  return Uint8Array.from(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
}
