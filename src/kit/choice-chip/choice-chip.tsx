import { View } from '@tarojs/components'
import { cx } from '@/kit/cx'
import { Icon } from '@/kit/icon/icon'
import { Picture } from '@/kit/picture/picture'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import './choice-chip.scss'

interface ChoiceChipProps {
  text: string
  onPress: () => void
  chosen?: boolean
  /** Not available with the other choices. It can still be tapped, and the page explains why. */
  impossible?: boolean
  /** Accessible name when impossible ("Large, sold out"); the text by default. */
  label?: string
  /** A picture of the variant, which replaces the text. */
  image?: string
  ground?: string
  /** A filled icon before the text: the star of a rating. */
  star?: string
  /** Several of the values may be chosen. */
  many?: boolean
  id?: string
}

/** One value of a variant or a filter, as a pill or as a picture. */
export function ChoiceChip(props: ChoiceChipProps) {
  const { text, onPress, chosen, impossible, label = text, image, ground, star, many, id } = props
  return (
    <Pressable
      id={id}
      label={label}
      role={many ? 'checkbox' : 'radio'}
      checked={Boolean(chosen)}
      onPress={onPress}
      className={cx(
        'choice',
        image && 'choice--picture',
        chosen && 'choice--chosen',
        chosen && image && 'choice--picture-chosen',
        impossible && 'choice--impossible',
      )}
    >
      {image ? (
        <View className={cx('choice__thumb', impossible && 'choice__thumb--impossible')}>
          <Picture image={image} ground={ground} alt="" small radius="thumb" />
        </View>
      ) : (
        <>
          {star && (
            <View className="choice__star">
              <Icon glyph={star} size={16} tone="star" filled />
            </View>
          )}
          <Text bold={chosen} tone={impossible ? 'ink3' : 'ink'} struck={impossible} align="center">
            {text}
          </Text>
        </>
      )}
    </Pressable>
  )
}
