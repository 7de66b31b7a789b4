import { useEffect, useState } from 'react'
import { on } from '@/services/events'
import { keepDraft, takeDraft } from './form-draft'
import type { PictureList } from './picture-list'

/**
 * The pictures of a form, removed with it. When the session is lost they are kept under this name with their uploads,
 * so that the user need not choose them again after the login.
 */
export function usePictures(name: string, make: () => PictureList): PictureList {
  const [pictures] = useState(() => takeDraft<PictureList>(name) ?? make())
  useEffect(() => {
    let kept = false
    const stop = on('sessionLost', () => {
      kept = pictures.list.length > 0
      if (kept) keepDraft(name, pictures, pictures.clear)
    })
    return () => {
      stop()
      if (!kept) pictures.clear()
    }
  }, [name, pictures])
  return pictures
}
