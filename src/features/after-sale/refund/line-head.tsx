import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { OrderLine } from '@contract/entities/order'
import { Picture } from '@/kit/picture/picture'
import { Text } from '@/kit/text/text'
import { variantWith } from '@/domain/cart/variant-text'
import { localised } from '@/domain/text/localised'
import { settings } from '@/stores/settings'
import './line-head.scss'

interface LineHeadProps {
  line: Pick<OrderLine, 'image' | 'ground' | 'custom_option_info'> & { name_en: string }
  /** After the variant, such as the number of pieces. */
  note?: string
  /** Before the picture. */
  start?: ReactNode
  /** Below the text. */
  children?: ReactNode
}

/** A purchased product with its picture and its variant. */
export const LineHead = observer(function LineHead({ line, note, start, children }: LineHeadProps) {
  const words = variantWith(line.custom_option_info, note ?? '')
  return (
    <View className="line-head">
      {start}
      <View className="line-head__picture">
        <Picture image={line.image} ground={line.ground} alt="" radius="thumb" small />
      </View>
      <View className="line-head__words">
        <Text lines={2}>{localised(line, 'name', settings.language)}</Text>
        {words !== '' && (
          <Text size={13} tone="ink2">
            {words}
          </Text>
        )}
        {children}
      </View>
    </View>
  )
})
