import { useState } from 'react'
import { Image } from 'react-native'
import { cx } from '@/kit/cx'
import { usePictureUrl } from '@/kit/display/display-context'
import { toneOf } from './tone-of'
import type { PictureProps } from './types'
import '@/kit/tone/tone.scss'
import './picture.scss'

/** A square picture of the catalogue with its ground, as wide as its parent: a single view. */
export function Picture({ image, ground, alt, small, radius = 'card', fit }: PictureProps) {
  const url = usePictureUrl()(image, small ? 300 : 600)
  const [failed, setFailed] = useState('')
  const there = url !== '' && failed !== url
  return (
    <Image
      className={cx('picture', `picture--${radius}`, (!fit || ground !== undefined) && `tone--${toneOf(ground)}`)}
      source={there ? { uri: url } : undefined}
      resizeMode={fit ? 'contain' : 'cover'}
      onError={() => setFailed(url)}
      accessible={alt !== ''}
      accessibilityLabel={alt === '' ? undefined : alt}
    />
  )
}
