import type { Device } from 'native-host/types'
import type { Photo } from '../../walk/photo'
import type { Hand } from '../../walk/profile'
import { restart } from './test'

const IMAGES = ['RCTImageView', 'RCTTextInlineImage']

function sourceOf(prop: (name: string) => unknown): string | undefined {
  const given = prop('src') ?? prop('source')
  const first: unknown = Array.isArray(given) ? given[0] : given
  return (first as { uri?: string } | undefined)?.uri
}

/** How users choose pictures on a phone. */
export function hand(phone: Device): Hand {
  let next: Photo | 'cancel' = 'cancel'
  const tell = () => {
    phone.surroundings.pictures = next === 'cancel' ? 'cancel' : [next.file]
  }
  return {
    asks: true,
    async pick(photo) {
      next = photo
      tell()
    },
    async shows(address) {
      const images = IMAGES.flatMap((component) => phone.visible({ component }))
      return images.some(({ prop }) => sourceOf(prop) === address)
    },
    async restart() {
      await restart(phone)
      tell()
    },
  }
}
