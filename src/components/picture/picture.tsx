import { Image, View } from '@tarojs/components'
import { useState } from 'react'
import { cx } from '@/components/cx'
import { usePictureUrl } from '@/components/display/display-context'
import { altProps } from './alt-props'
import './picture.scss'

export interface PictureProps {
  /** The path of the API's `image`. */
  image: string
  /** The tinted ground it stands on, a token's name; shown until the picture is there, and when it never comes. */
  ground?: string
  /** What it shows; empty when the text beside it says the same. */
  alt: string
  /** The rendition 300 wide, for what is drawn at most 150 wide; else 600. */
  small?: boolean
  radius?: 'card' | 'thumb' | 'none'
  /** Load it at once: it is the first thing seen. */
  eager?: boolean
  /** Show the whole picture: free-standing art, which has no ground of its own and stands on `ground` if that is given. */
  fit?: boolean
}

const grounds = new Set(['sand', 'mist', 'rose', 'sage', 'lilac', 'butter', 'clay', 'forest'])

/** A square picture of the catalogue that fills its parent's width. */
export function Picture({ image, ground, alt, small, radius = 'card', eager, fit }: PictureProps) {
  const url = usePictureUrl()(image, small ? 300 : 600)
  const [failed, setFailed] = useState('')
  const tone = ground && grounds.has(ground) ? ground : 'sand'
  return (
    <View className={cx('picture', `picture--${radius}`, (!fit || ground !== undefined) && `picture--${tone}`)}>
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
