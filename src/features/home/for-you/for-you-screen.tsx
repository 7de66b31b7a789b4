import { View } from '@tarojs/components'
import { FlashEnd } from '@/kit/flash-clock/flash-end'
import { zap } from '@/kit/icon/glyphs/zap'
import { pageIds } from '@/kit/ids'
import { homeIds } from '../ids'

import { hrefTo } from '@/shell/page/href'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { SectionBoundary } from '@/kit/state/section-boundary'
import '@/locales/late/search'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { linkTo } from '@/routes'
import { call } from '@/services/request'
import { usePaged } from '@/hooks/use-paged'
import { FeedRow } from './feed-row'
import { ForYou } from './for-you'
import './for-you-screen.scss'

const IN_A_ROW = 10

/** Discover: deals, new products, best sellers, and an endless list below. Each part loads on its own. */
export default screen(function IndexPage() {
  const forYou = usePaged(
    (place, options) => call('getRecommendList', place, options),
    ({ product_id }) => product_id,
  )
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
            load={(options) => call('getFlashDeals', { page_size: IN_A_ROW }, options)}
            end={(deals, reload) => <FlashEnd deals={deals} onOver={reload} />}
          />
        </SectionBoundary>
        <SectionBoundary>
          <FeedRow
            title={t('search.new')}
            width="medium"
            load={(options) => call('getNew', { page_size: IN_A_ROW }, options)}
          />
        </SectionBoundary>
        <SectionBoundary>
          <FeedRow
            title={t('search.hot')}
            width="medium"
            load={(options) => call('getHotList', { page_size: IN_A_ROW }, options)}
          />
        </SectionBoundary>
        <SectionBoundary>
          <ForYou paged={forYou} />
        </SectionBoundary>
      </View>
    </Page>
  )
})
