import { View } from '@tarojs/components'
import { HOME_DEALS } from '@contract/endpoints/start'
import { observer } from 'mobx-react-lite'
import { FlashEnd } from '@/kit/flash-clock/flash-end'
import { zap } from '@/kit/icon/glyphs/zap'
import { hrefTo } from '@/shell/page/href'
import { ProductRow } from '@/features/product/product-row'
import { SectionTitle } from '@/kit/section-title/section-title'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { call } from '@/services/request'
import { useLoad } from '@/hooks/use-load'
import './flash-deals.scss'

/**
 * The current flash deals, with a clock until the first of them ends. When they do not load, the section is left out:
 * the page's own list shows the error.
 */
export const FlashDeals = observer(function FlashDeals() {
  const { data, state, reload } = useLoad((options) => call('getFlashDeals', { page_size: HOME_DEALS }, options))

  if (state === 'loading') {
    return (
      <View className="flash-deals">
        <SkeletonLine late height={336} shape="card" />
      </View>
    )
  }
  if (!data || data.list.length === 0) return null
  return (
    <View className="flash-deals">
      <View className="flash-deals__panel">
        <SectionTitle
          title={t('home.flash')}
          icon={zap}
          end={<FlashEnd deals={data} onOver={reload} />}
          more={{ text: t('common.see_all'), href: hrefTo('flash'), onPress: () => go('flash') }}
        />
        <View className="flash-deals__gap" />
        <ProductRow products={data.list} label={t('home.flash')} width="flash" />
      </View>
    </View>
  )
})
