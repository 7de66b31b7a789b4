import { Image, View } from '@tarojs/components'
import { useState } from 'react'
import { cx } from '@/kit/cx'
import { usePictureUrl } from '@/kit/display/display-context'
import { altProps } from './alt-props'
import { toneOf } from './tone-of'
import type { PictureProps } from './types'
import '@/kit/tone/tone.scss'
import './picture.scss'

/** A square picture of the catalogue, as wide as its parent. */
export function Picture({ image, ground, alt, small, radius = 'card', eager, fit }: PictureProps) {
  const url = usePictureUrl()(image, small ? 300 : 600)
  const [failed, setFailed] = useState('')
  return (
    <View
      className={cx(
        'picture',
        `picture--${radius}`,
        !fit && 'veil',
        (!fit || ground !== undefined) && `tone--${toneOf(ground)}`,
      )}
    >
      {url !== '' && failed !== url && (
        <Image
          className="picture__image"
          src={url}
          mode={fit ? 'aspectFit' : 'aspectFill'}
          lazyLoad={!eager}
          onError={() => setFailed(url)}
          {...altProps(alt)}
        />
      )}
    </View>
  )
}
