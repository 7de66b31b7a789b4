import { View } from '@tarojs/components'
import { cx } from '@/kit/cx'
import { Picture } from '@/kit/picture/picture'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import '@/kit/tone/tone.scss'
import './advert.scss'

interface AdvertProps {
  title: string
  /** Small text above the title. */
  caption?: string
  image?: string
  ground?: string
  /** The text of the light pill. The whole advert is the button. */
  action?: string
  onPress: () => void
  href?: string
  /** Half as high, for the two adverts beside the first one on wide screens. */
  small?: boolean
  /** As wide as its column, instead of 319 px. */
  full?: boolean
  /** Loads the picture at once, for the first advert. */
  eager?: boolean
}

/** An advert: text at the left, a product picture in an arch at the right. */
export function Advert({
  title,
  caption,
  image,
  ground = 'sand',
  action,
  onPress,
  href,
  small,
  full,
  eager,
}: AdvertProps) {
  const dark = ground === 'forest'
  return (
    <Pressable
      label={[caption, title, action].filter(Boolean).join(', ')}
      byContent
      role="link"
      href={href}
      onPress={onPress}
      className={cx('advert', `tone--${ground}`, small && 'advert--small', full && 'advert--full')}
    >
      <View className="advert__words">
        {caption && (
          <View className="advert__caption">
            <Text size={13} tone={dark ? 'muteOnForest' : 'ink2'} lines={1}>
              {caption}
            </Text>
          </View>
        )}
        <View className="advert__title">
          <Text size={20} bold tone={dark ? 'onNight' : 'ink'} lines={3}>
            {title}
          </Text>
        </View>
        {action && (
          <View className="advert__action">
            <Text size={13} bold tone="night" lines={1}>
              {action}
            </Text>
          </View>
        )}
      </View>
      {image && (
        <View className={cx('advert__arch', small && 'advert__arch--small', `tone-2--${ground}`)}>
          <View className="advert__picture">
            <Picture image={image} alt="" fit radius="none" eager={eager} />
          </View>
        </View>
      )}
    </Pressable>
  )
}
