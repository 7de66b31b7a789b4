import { Code } from '@contract/base/codes'
import type { FieldError } from '@contract/base/envelope'
import { isOperators, isSized } from '@contract/base/upload-purposes'
import { handle } from '../../kernel/http/context'
import { fieldRefusal, operationFailed } from '../../kernel/http/refusal'
import { addressOf } from './addresses'
import { encodeFiles, NoPicture, TooManyPixels } from './encode-picture'
import { checkRoom, keepUpload } from './keep'

/** What is wrong with the file; null for an error of this server. */
function faultOf(error: unknown): FieldError | null {
  if (error instanceof TooManyPixels) return { field: 'file', rule: 'pixels', params: { limit: error.limit } }
  return error instanceof NoPicture ? { field: 'file', rule: 'picture' } : null
}

const upload = handle('upload', async ({ db, fields: { purpose }, file, files, user, now, origin, uploadKey, log }) => {
  const allowed = isOperators(purpose) ? ['operator'] : ['seller', 'operator']
  if (isSized(purpose) && !allowed.includes(user.role)) throw operationFailed('permission')
  await checkRoom(db, user.id)
  let encoded: Awaited<ReturnType<typeof encodeFiles>>
  try {
    encoded = await encodeFiles(file, purpose)
  } catch (error) {
    const fault = faultOf(error)
    if (fault === null) throw error
    log.info({ err: error }, 'an upload is not taken')
    throw fieldRefusal(Code.invalidParameter, [fault])
  }
  const { name, files: parts } = encoded
  try {
    for (const [part, picture] of parts) await files.put(part, picture)
    const bytes = parts.reduce((sum, [, picture]) => sum + picture.length, 0)
    const id = await keepUpload(db, { userId: user.id, purpose, name, bytes }, now)
    return { id: id.toString(), url: addressOf(name, { origin, key: uploadKey, now }) }
  } catch (error) {
    for (const [part] of parts) await files.remove(part)
    throw error
  }
})

export const uploadHandlers = [upload]
