import { View } from '@tarojs/components'
import { cx } from '@/components/cx'
import { Picture } from '@/components/picture/picture'
import { Press } from '@/components/press/press'
import { Txt } from '@/components/text/txt'
import './choice.scss'

export interface ChoiceProps {
  text: string
  onPress: () => void
  chosen?: boolean
  /** Cannot be had with the rest of the choice; it can still be tapped, and the page says why. */
  impossible?: boolean
  /** Its name when impossible ("Large, sold out"), or the text when not said. */
  label?: string
  /** A picture of the variant, in place of its text. */
  image?: string
  ground?: string
  id?: string
}

/** One value of a variant, as a pill or as a picture. */
export function Choice({ text, onPress, chosen, impossible, label = text, image, ground, id }: ChoiceProps) {
  return (
    <Press
      id={id}
      label={label}
      role="radio"
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
        <Txt bold={chosen} tone={impossible ? 'ink3' : 'ink'} struck={impossible} align="center">
          {text}
        </Txt>
      )}
    </Press>
  )
}
