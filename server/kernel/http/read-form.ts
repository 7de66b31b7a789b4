/** A form with a file, as multipart/form-data carries it [wire.upload]. */
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
  /** The bytes of the field `file`; null when there was none. */
  readonly file: Buffer | null
}

/** Bytes that are cut off are no text any more, and a field that came twice is for nobody to choose from. */
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

/** Reads a form to its end. What is no form, or ends too early, is refused with 1000008; a file past its limit with 413. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  try {
    return await readParts(request)
  } catch (error) {
    if ((error as FastifyError).statusCode !== undefined) throw error
    throw new Refusal(Code.invalidParameter)
  }
}

/** Errors of a form's file that show before its content is read. */
export function fileErrors({ fields, file }: Form): FieldError[] {
  if (file !== null) return []
  return [{ field: FILE_FIELD, rule: fields[FILE_FIELD] === undefined ? 'required' : 'type' }]
}
