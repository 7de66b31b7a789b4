import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { concat } from './concat'
import type { BlobPart, BlobStore } from '../modules/files/blob-store'

interface FormPart {
  readonly fieldName?: string
  readonly headers: unknown
  readonly string?: string
  readonly uri?: string
  readonly name?: string
  readonly type?: string
}

/** A request body from JavaScript: one of these. */
export interface RequestData {
  readonly string?: string
  readonly base64?: string
  readonly blob?: BlobPart
  readonly uri?: string
  readonly formData?: readonly FormPart[]
}

export interface RequestBody {
  readonly bytes: Buffer
  /** set if the body determines it */
  readonly contentType?: string
}

const BOUNDARY = 'native-host-7MA4YWxkTrZu0gW'

/** The bytes of a request; a form with files is written as `multipart/form-data`. */
export function bodyOf(data: RequestData | null, blobs: BlobStore): RequestBody | undefined {
  if (!data) return undefined
  if (typeof data.string === 'string') return { bytes: Buffer.from(data.string) }
  if (data.base64) return { bytes: Buffer.from(data.base64, 'base64') }
  if (data.blob) return { bytes: blobs.read(data.blob) }
  if (data.uri) return { bytes: fileBytes(data.uri) }
  if (data.formData) return multipart(data.formData)
  return undefined
}

function fileBytes(uri: string): Buffer {
  return readFileSync(uri.startsWith('file:') ? fileURLToPath(uri) : uri)
}

/** Android writes a part's headers as a list of pairs, iOS as an object. */
function headerLines(headers: unknown): readonly string[] {
  const pairs = Array.isArray(headers) ? (headers as [string, string][]) : Object.entries(headers ?? {})
  return pairs.map(([name, value]) => `${name}: ${value}`)
}

function multipart(parts: readonly FormPart[]): RequestBody {
  const chunks = parts.flatMap((part) => [
    Buffer.from(`--${BOUNDARY}\r\n${headerLines(part.headers).join('\r\n')}\r\n\r\n`),
    part.uri === undefined ? Buffer.from(part.string ?? '') : fileBytes(part.uri),
    Buffer.from('\r\n'),
  ])
  const bytes = concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)])
  return { bytes, contentType: `multipart/form-data; boundary=${BOUNDARY}` }
}
