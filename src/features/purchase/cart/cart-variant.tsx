import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { CartLine } from '@contract/entities/cart'
import { Icon } from '@/kit/icon/icon'
import { chevronDown } from '@/kit/icon/glyphs/chevron-down'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { variantText } from '@/domain/cart/variant-text'
import { t } from '@/locales/t'
import { VariantSheet } from './variant-sheet'
import './cart-variant.scss'

/** The variant of a line; a tap opens the choice of another one. */
export const CartVariant = observer(function CartVariant({ line }: { line: CartLine }) {
  const [open, setOpen] = useState(false)
  if (line.custom_option_info.length === 0) return null
  const variant = variantText(line.custom_option_info)
  const text = (
    <Text size={13} tone="ink2">
      {variant}
    </Text>
  )
  if (!line.active) return text
  return (
    <View className="cart-variant">
      <Pressable
        label={t('cart.change_variant', { variant })}
        opens="dialog"
        onPress={() => setOpen(true)}
        className="cart-variant__press"
      >
        {text}
        <View className="cart-variant__icon">
          <Icon glyph={chevronDown} size={14} tone="ink2" />
        </View>
      </Pressable>
      {open && <VariantSheet line={line} onClose={() => setOpen(false)} />}
    </View>
  )
})
