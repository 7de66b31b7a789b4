import { View } from '@tarojs/components'
import { Box } from '@/kit/box/box'
import { Icon } from '@/kit/icon/icon'
import { star } from '@/kit/icon/glyphs/star'
import { Text } from '@/kit/text/text'
import './stars.scss'

/** Five stars of 14 px with an accessible text. Always show the number beside them. */
export function Stars({ value, label, text }: { value: number; label: string; text?: string }) {
  return (
    <Box role="group" label={label} className="stars">
      {[1, 2, 3, 4, 5].map((place) => (
        <View key={place} className="stars__star">
          <Icon glyph={star} size={14} tone={place <= Math.round(value) ? 'star' : 'grip'} filled />
        </View>
      ))}
      {text && (
        <Text size={13} tone="ink2" figures>
          {text}
        </Text>
      )}
    </Box>
  )
}
