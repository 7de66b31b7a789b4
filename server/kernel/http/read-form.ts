/** A form with a file, as multipart/form-data [wire.upload]. */
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyError, FastifyRequest } from 'fastify'
import { Code } from '@contract/base/codes'
import { UPLOAD_MAX_BYTES } from '@contract/base/constants'
import type { FieldError } from '@contract/base/envelope'
import type { RawFields } from './decode'
import { Refusal } from './refusal'

const FILE_FIELD = 'file'
const LIMITS = { files: 1, fields: 20, fieldSize: 4_096, headerPairs: 50 }
/** More than the fields and the heads of a form. */
const AROUND_FILE = 262_144
const NAME_MAX = 120

/** A file on the disk, which is deleted when the call has ended unless its handler has moved it. */
export interface SpooledFile {
  readonly path: string
  readonly bytes: number
}

interface Form {
  readonly fields: RawFields
  /** The bytes of the field `file`; null if there was none, or if it is on the disk. */
  readonly file: Buffer | null
  readonly spooled: SpooledFile | null
  /** The file's name on the caller's device; may be empty. */
  readonly fileName: string
}

interface Wanted {
  /** The largest file, in bytes. */
  readonly fileMax?: number
  /** The folder for a file that arrives on the disk. */
  readonly spoolTo: string | null
}

/** Truncated bytes are not valid text, and a field that was sent twice is ambiguous. */
function add(fields: Record<string, unknown>, { fieldname, value, valueTruncated }: MultipartValue): void {
  const sent = valueTruncated ? null : value
  fields[fieldname] = Object.hasOwn(fields, fieldname) ? [fields[fieldname], sent] : sent
}

const tooLarge = (request: FastifyRequest) => new request.server.multipartErrors.RequestFileTooLargeError()

async function spool(request: FastifyRequest, { file }: MultipartFile, folder: string): Promise<SpooledFile> {
  await fs.mkdir(folder, { recursive: true })
  const place = path.join(folder, `${randomUUID()}.part`)
  try {
    await pipeline(file, createWriteStream(place, { flags: 'wx' }))
    if (file.truncated) throw tooLarge(request)
    return { path: place, bytes: file.bytesRead }
  } catch (error) {
    await fs.rm(place, { force: true })
    throw error
  }
}

/** Printable, and short enough to be shown. */
const nameOf = ({ filename }: MultipartFile) =>
  [...(filename ?? '').replace(/[\p{Cc}\p{Surrogate}]/gu, '')].slice(0, NAME_MAX).join('')

async function readParts(request: FastifyRequest, { fileMax = UPLOAD_MAX_BYTES, spoolTo }: Wanted): Promise<Form> {
  const fields: Record<string, unknown> = {}
  let file: Buffer | null = null
  let spooled: SpooledFile | null = null
  let fileName = ''
  try {
    for await (const part of request.parts({ limits: { ...LIMITS, fileSize: fileMax } })) {
      if (part.type === 'field') add(fields, part as MultipartValue)
      else if (part.fieldname === FILE_FIELD) {
        fileName = nameOf(part as MultipartFile)
        if (spoolTo === null) file = await (part as MultipartFile).toBuffer()
        else spooled = await spool(request, part as MultipartFile, spoolTo)
      } else part.file.resume()
    }
  } catch (error) {
    if (spooled) await fs.rm(spooled.path, { force: true })
    throw error
  }
  return { fields, file, spooled, fileName }
}

/**
 * Reads a form to its end. Throws 1000008 for invalid or incomplete data, and 413 for a file above its limit: before it
 * is read, if the request tells its length.
 */
export async function readForm(request: FastifyRequest, wanted: Wanted): Promise<Form> {
  const length = Number(request.headers['content-length'] ?? 0)
  if (length > (wanted.fileMax ?? UPLOAD_MAX_BYTES) + AROUND_FILE) throw tooLarge(request)
  try {
    return await readParts(request, wanted)
  } catch (error) {
    if ((error as FastifyError).statusCode !== undefined) throw error
    throw new Refusal(Code.invalidParameter)
  }
}

/** Errors of a form's file that are found before its content is read. */
export function fileErrors({ fields, file, spooled }: Form): FieldError[] {
  if (file !== null || spooled !== null) return []
  return [{ field: FILE_FIELD, rule: fields[FILE_FIELD] === undefined ? 'required' : 'type' }]
}
