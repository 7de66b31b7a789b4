import { View } from '@tarojs/components'
import { Box } from '@/kit/box/box'
import { browsingIds } from '../ids'
import { hrefTo } from '@/shell/page/href'
import { Pressable } from '@/kit/pressable/pressable'
import { Row } from '@/kit/row/row'
import { ShopMark } from '@/kit/shop-mark/shop-mark'
import { Text } from '@/kit/text/text'
import type { BrandGroup } from '@/domain/catalogue/brand-groups'
import { go } from '@/platform/navigation/navigation'
import './brand-group-rows.scss'

/** The brands of one letter, each with a link to its products. */
export function BrandGroupRows({ group: { letter, brands } }: { group: BrandGroup }) {
  return (
    <Row>
      <View className="brand-group">
        <View className="brand-group__letter">
          <Text size={17} bold heading={2}>
            {letter}
          </Text>
        </View>
        <Box role="list" label={letter}>
          {brands.map(({ brand_id, name, image, ground }) => (
            <Box key={brand_id} role="listitem">
              <Pressable
                id={browsingIds.brand(brand_id)}
                role="link"
                label={name}
                byContent
                href={hrefTo('categoryDetail', { brand_id })}
                onPress={() => go('categoryDetail', { brand_id })}
                className="brand-group__brand"
              >
                <ShopMark image={image} ground={ground} size={44} />
                <View className="brand-group__name">
                  <Text lines={1}>{name}</Text>
                </View>
              </Pressable>
            </Box>
          ))}
        </Box>
      </View>
    </Row>
  )
}
