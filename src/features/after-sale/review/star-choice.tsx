import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { afterSaleIds } from '../ids'
import { Box } from '@/kit/box/box'
import { Icon } from '@/kit/icon/icon'
import { star } from '@/kit/icon/glyphs/star'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import './star-choice.scss'

const NAMES: readonly (() => string)[] = [
  () => t('afterSale.stars_1'),
  () => t('afterSale.stars_2'),
  () => t('afterSale.stars_3'),
  () => t('afterSale.stars_4'),
  () => t('afterSale.stars_5'),
]

interface StarChoiceProps {
  /** 1 to 5; 0 when none is chosen yet. */
  value: number
  onChoose: (stars: number) => void
  error?: string
}

/** Five stars to choose from, with the choice as text. */
export const StarChoice = observer(function StarChoice({ value, onChoose, error }: StarChoiceProps) {
  return (
    <View className="star-choice">
      <Text size={13} bold>
        {t('afterSale.stars')}
      </Text>
      <Box role="radiogroup" label={t('afterSale.stars')} className="star-choice__row">
        {NAMES.map((name, index) => (
          <Pressable
            key={name()}
            id={afterSaleIds.star(index + 1)}
            role="radio"
            label={name()}
            checked={value === index + 1}
            onPress={() => onChoose(index + 1)}
            className="star-choice__star"
          >
            <Icon glyph={star} size={28} tone={index < value ? 'star' : 'grip'} filled />
          </Pressable>
        ))}
      </Box>
      <Text size={13} tone={error ? 'danger' : 'ink2'} live={error ? 'alert' : 'status'}>
        {error ?? NAMES[value - 1]?.() ?? ' '}
      </Text>
    </View>
  )
})
