import { View } from '@tarojs/components'
import type { ProductCard } from '@contract/entities/product'
import { FlashEnd } from '@/kit/flash-clock/flash-end'
import { zap } from '@/kit/icon/glyphs/zap'
import { pageIds } from '@/kit/ids'
import { homeIds } from '../ids'
import { hrefTo } from '@/shell/page/href'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { SectionBoundary } from '@/kit/state/section-boundary'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { linkTo } from '@/routes'
import { call } from '@/services/request'
import { useLoad } from '@/hooks/use-load'
import { usePaged } from '@/hooks/use-paged'
import { FeedRow } from './feed-row'
import { ForYou } from './for-you'
import './for-you-screen.scss'

const IN_A_ROW = 10
/** A row is filled up with what the rows above do not show. */
const LOADED = IN_A_ROW * 3

/** The products that none of the lists above shows. */
function others(list: readonly ProductCard[] = [], ...above: readonly (readonly ProductCard[])[]): ProductCard[] {
  const shown = new Set(above.flat().map(({ product_id }) => product_id))
  return list.filter(({ product_id }) => !shown.has(product_id))
}

/**
 * Discover: deals, new products, best sellers, and an endless list below. Each part loads on its own, and leaves out what
 * the page shows above it.
 */
export default screen(function IndexPage() {
  const forYou = usePaged(
    (place, options) => call('getRecommendList', place, options),
    ({ product_id }) => product_id,
  )
  const deals = useLoad((options) => call('getFlashDeals', { page_size: IN_A_ROW }, options))
  const fresh = useLoad((options) => call('getNew', { page_size: LOADED }, options))
  const selling = useLoad((options) => call('getHotList', { page_size: LOADED }, options))
  const dealt = deals.data?.list ?? []
  const newest = others(fresh.data?.list, dealt).slice(0, IN_A_ROW)
  const bestSelling = others(selling.data?.list, dealt, newest).slice(0, IN_A_ROW)
  return (
    <Page
      id={pageIds.index}
      title={t('nav.discover')}
      share={{ title: t('nav.discover'), link: linkTo('index') }}
      tab="index"
      pull
      onEnd={forYou.more}
    >
      <View className="discover">
        <SectionBoundary>
          <FeedRow
            title={t('nav.flash_deals')}
            icon={zap}
            width="flash"
            more={{
              id: homeIds.flashOpen,
              label: `${t('common.see_all')}: ${t('nav.flash_deals')}`,
              href: hrefTo('flash'),
              onPress: () => go('flash'),
            }}
            load={deals}
            end={(list, reload) => <FlashEnd deals={list} onOver={reload} />}
          />
        </SectionBoundary>
        <SectionBoundary>
          <FeedRow title={t('search.new')} width="medium" load={fresh} products={newest} />
        </SectionBoundary>
        <SectionBoundary>
          <FeedRow title={t('search.hot')} width="medium" load={selling} products={bestSelling} />
        </SectionBoundary>
        <SectionBoundary>
          <ForYou paged={{ ...forYou, list: others(forYou.list, dealt, newest, bestSelling) }} />
        </SectionBoundary>
      </View>
    </Page>
  )
})
