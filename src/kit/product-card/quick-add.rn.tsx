import { View } from 'react-native'
import { countText } from '@/kit/count/count-text'
import { cx } from '@/kit/cx'
import { Icon } from '@/kit/icon/icon'
import { plus } from '@/kit/icon/glyphs/plus'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import type { QuickAddProps } from './types'
import './quick-add.scss'

/** The round plus at the corner of a card's picture, which turns into the count. Touches around it reach the card. */
export function QuickAdd({ label, inCart, onAdd }: QuickAddProps) {
  return (
    <View pointerEvents="box-none" className="quick-add">
      <Pressable
        label={inCart > 0 ? `${label}, ${countText(inCart)}` : label}
        onPress={onAdd}
        className="quick-add__hit"
      >
        <View className={cx('quick-add__face', inCart > 0 && 'quick-add__face--in')}>
          {inCart > 0 ? (
            <Text bold tone="onInk" figures>
              {countText(inCart)}
            </Text>
          ) : (
            <Icon glyph={plus} />
          )}
        </View>
      </Pressable>
    </View>
  )
}
