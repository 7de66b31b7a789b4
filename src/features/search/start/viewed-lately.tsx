import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { loadViewed } from '@/features/catalogue/viewed-products'
import { ProductCards } from '@/features/product/product-cards'
import { SectionTitle } from '@/kit/section-title/section-title'
import { hrefTo } from '@/shell/page/href'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { session } from '@/stores/session'
import { useLoad } from '@/hooks/use-load'
import './viewed-lately.scss'

/** Rows of two or of four. */
const SHOWN = 4

/** The last viewed products. Nothing until they have loaded, because the rest works without them. */
export const ViewedLately = observer(function ViewedLately() {
  const { data } = useLoad((options) => loadViewed({ p: 1 }, options), [session.loggedIn])
  const products = data?.list ?? []
  if (products.length === 0) return null
  return (
    <View className="viewed-lately">
      <SectionTitle
        title={t('searching.viewed')}
        more={{ text: t('common.see_all'), href: hrefTo('viewed', {}), onPress: () => go('viewed') }}
      />
      <ProductCards products={products.slice(0, SHOWN)} />
    </View>
  )
})
