import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ProductCard } from '@contract/entities/product'
import { IconButton } from '@/kit/icon-button/icon-button'
import { cross } from '@/kit/icon/glyphs/cross'
import { browsingIds } from '../ids'
import { hrefTo } from '@/shell/page/href'
import { Picture } from '@/kit/picture/picture'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { localised } from '@/domain/text/localised'
import { compareTableText } from '../texts/compare-table'
import { go } from '@/platform/navigation/navigation'
import { settings } from '@/stores/settings'
import './compare-head.scss'

interface CompareHeadProps {
  product: ProductCard
  onRemove?: () => void | Promise<unknown>
}

/** A product above its column, with a link to its page and a button that removes it. */
export const CompareHead = observer(function CompareHead({ product, onRemove }: CompareHeadProps) {
  const { product_id, image, ground } = product
  const name = localised(product, 'name', settings.language)
  const params = { product_id }
  return (
    <View className="compare-head">
      <Pressable
        role="link"
        label={name}
        byContent
        href={hrefTo('product', params)}
        onPress={() => go('product', params)}
      >
        <Picture image={image} ground={ground} alt="" small />
        <View className="compare-head__name">
          <Text lines={2} bold>
            {name}
          </Text>
        </View>
      </Pressable>
      {onRemove && (
        <View className="compare-head__remove">
          <IconButton
            disc
            id={browsingIds.compareRemove(product_id)}
            glyph={cross}
            label={compareTableText('remove', { name })}
            onPress={onRemove}
          />
        </View>
      )}
    </View>
  )
})
