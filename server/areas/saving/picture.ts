import type { FieldError } from '@contract/base/envelope'
import type { SizedPurpose } from '@contract/base/upload-purposes'
import type { Tx } from '../../kernel/db/types'
import { UPLOADS_PREFIX } from '../uploads/addresses'
import { takeUpload } from '../uploads/keep'
import type { By } from './by'

interface Sent {
  readonly path?: string
  readonly upload_id?: string
}

interface Asked {
  readonly sent: Sent | undefined
  readonly purpose: SizedPurpose
  /** The path that is shown now; empty: none. */
  readonly current: string
}

/** The path of a picture that is saved: the current one, that of an upload, which is taken, or none; else its error. */
export async function pictureOf(
  tx: Tx,
  { userId, at }: By,
  { sent, purpose, current }: Asked,
): Promise<string | FieldError> {
  if (sent === undefined || (sent.path !== undefined && sent.upload_id === undefined && sent.path === current)) {
    return current
  }
  if (sent.path === '' && sent.upload_id === undefined) return ''
  const wrong: FieldError = { field: 'image', rule: 'picture' }
  if (sent.path !== undefined || sent.upload_id === undefined) return wrong
  const name = await takeUpload(tx, { id: BigInt(sent.upload_id), userId, purpose }, at)
  return name === null ? wrong : `${UPLOADS_PREFIX}/${name}`
}
