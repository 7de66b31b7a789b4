import { UPLOAD_MAX_BYTES } from '@contract/base/constants'
import type { Purpose } from '@contract/base/upload-purposes'
import { pictureText } from '@/locales/own/picture'
import { PictureList } from '@/hooks/picture-list'

/** An empty list of pictures for a form, of at most `limit`. */
export const newPictures = (purpose: Purpose, limit: number) =>
  new PictureList({
    purpose,
    limit,
    tooLarge: () => pictureText('too_large', { size: UPLOAD_MAX_BYTES / 1_048_576 }),
  })
