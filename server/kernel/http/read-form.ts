/** A form with a file, as multipart/form-data [wire.upload]. */
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyError, FastifyRequest } from 'fastify'
import { Code } from '@contract/codes'
import { UPLOAD_MAX_BYTES } from '@contract/constants'
import type { FieldError } from '@contract/envelope'
import type { RawFields } from './decode'
import { Refusal } from './refusal'

const FILE_FIELD = 'file'
const LIMITS = { files: 1, fileSize: UPLOAD_MAX_BYTES, fields: 20, fieldSize: 4_096, headerPairs: 50 }

interface Form {
  readonly fields: RawFields
  /** The bytes of the field `file`; null if there was none. */
  readonly file: Buffer | null
}

/** Truncated bytes are not valid text, and a field that was sent twice is ambiguous. */
function add(fields: Record<string, unknown>, { fieldname, value, valueTruncated }: MultipartValue): void {
  const sent = valueTruncated ? null : value
  fields[fieldname] = Object.hasOwn(fields, fieldname) ? [fields[fieldname], sent] : sent
}

async function readParts(request: FastifyRequest): Promise<Form> {
  const fields: Record<string, unknown> = {}
  let file: Buffer | null = null
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'field') add(fields, part as MultipartValue)
    else if (part.fieldname === FILE_FIELD) file = await (part as MultipartFile).toBuffer()
    else part.file.resume()
  }
  return { fields, file }
}

/** Reads a form to its end. Throws 1000008 for invalid or incomplete data, and 413 for a file above its limit. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  try {
    return await readParts(request)
  } catch (error) {
    if ((error as FastifyError).statusCode !== undefined) throw error
    throw new Refusal(Code.invalidParameter)
  }
}

/** Errors of a form's file that are found before its content is read. */
export function fileErrors({ fields, file }: Form): FieldError[] {
  if (file !== null) return []
  return [{ field: FILE_FIELD, rule: fields[FILE_FIELD] === undefined ? 'required' : 'type' }]
}
