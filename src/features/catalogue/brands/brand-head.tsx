import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Brand } from '@contract/entities/product'
import { Button } from '@/kit/button/button'
import { browsingIds } from '../ids'
import { hrefTo } from '@/shell/page/href'
import { ShopMark } from '@/kit/shop-mark/shop-mark'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import './brand-head.scss'

/** The brand of the list, with a link to all brands. Its mark has its place before the brand is loaded. */
export const BrandHead = observer(function BrandHead({ brand }: { brand: Brand | undefined }) {
  return (
    <View className="brand-head">
      {brand ? (
        <ShopMark image={brand.image} ground={brand.ground} size={56} />
      ) : (
        <SkeletonLine late width={56} height={62} shape="arch" />
      )}
      <View className="brand-head__all">
        <Button
          id={browsingIds.brandsOpen}
          kind="line"
          size="sm"
          label={`${t('common.see_all')}: ${t('search.brands')}`}
          href={hrefTo('brands')}
          onPress={() => go('brands')}
        />
      </View>
    </View>
  )
})
