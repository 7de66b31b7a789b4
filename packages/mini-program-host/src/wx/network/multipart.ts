import { textToBytes } from '../bytes'
import { mimeType } from '../files/mime-types'

export interface FilePart {
  readonly name: string
  readonly fileName: string
  readonly bytes: Uint8Array
}

/** A multipart/form-data body: text fields first, then the file, whose type follows from its name. */
export function multipart(
  texts: Readonly<Record<string, string>>,
  file: FilePart,
  boundary: string,
): Uint8Array<ArrayBuffer> {
  const head = Object.entries(texts).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"\r\n\r\n${value}\r\n`,
  )
  const fileHead = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${quoted(file.name)}"; filename="${quoted(file.fileName)}"`,
    `Content-Type: ${mimeType(file.fileName)}`,
    '\r\n',
  ].join('\r\n')
  return joined([textToBytes(head.join('') + fileHead), file.bytes, textToBytes(`\r\n--${boundary}--\r\n`)])
}

/** Escaped as browsers do. */
function quoted(name: string): string {
  return name.replace(/"/g, '%22').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
