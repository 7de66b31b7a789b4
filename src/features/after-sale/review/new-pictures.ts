import { UPLOAD_MAX_BYTES } from '@contract/base/constants'
import type { Purpose } from '@contract/base/upload-purposes'
import { PictureList } from '@/hooks/picture-list'
import { t } from '@/locales/t'

/** An empty list of pictures for a form, of at most `limit`. */
export const newPictures = (purpose: Purpose, limit: number) =>
  new PictureList({
    purpose,
    limit,
    tooLarge: () => t('picture.too_large', { size: UPLOAD_MAX_BYTES / 1_048_576 }),
  })
