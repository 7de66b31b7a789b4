import type { Purpose } from '@contract/base/upload-purposes'
import { ApiError } from '../../api/api-error'
import { call } from '../../api/call'
import { toastFailure } from '../over/toast'

/** A picture of a form: one that is there already, or an upload, whose address shows it until it is saved. */
export interface Pictured {
  readonly path?: string
  readonly upload_id?: string
  /** The address of an upload. */
  readonly url?: string
}

/** The pictures that can be chosen. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

export const shownPath = ({ path, url }: Pictured): string => path ?? url ?? ''

/** As calls take it; null: it was removed. */
export const sentPicture = (picture: Pictured | null): Pick<Pictured, 'path' | 'upload_id'> => {
  if (picture === null) return { path: '' }
  const { path, upload_id: id } = picture
  return id === undefined ? { path } : { upload_id: id }
}

/** Uploads a picture; null where it was refused, which a toast has said. */
export async function uploadPicture(file: File, purpose: Purpose): Promise<Pictured | null> {
  try {
    const { id, url } = await call('upload', { purpose }, { file })
    return { upload_id: id, url }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toastFailure(error)
    return null
  }
}
