import { View } from '@tarojs/components'
import { useMemo } from 'react'
import gift from '@/kit/art/gift.webp'
import { FlashClock } from '@/kit/flash-clock/flash-clock'
import { zap } from '@/kit/icon/glyphs/zap'
import { More } from '@/kit/loading/more'
import { browsingIds } from '../ids'
import { Page } from '@/shell/page/page'
import { GridSkeleton } from '@/kit/product-card/card-skeleton'
import { screen } from '@/shell/screen/screen'
import { SectionTitle } from '@/kit/section-title/section-title'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { formatDate } from '@/domain/time/dates'
import { dealGroups } from '@/domain/catalogue/deal-groups'
import { t } from '@/locales/t'
import { now } from '@/platform/clock'
import { relaunch } from '@/platform/navigation/navigation'
import { linkTo } from '@/routes'
import { call } from '@/services/request'
import { settings } from '@/stores/settings'
import { usePaged } from '@/hooks/use-paged'
import { DealCards } from './deal-cards'
import './flash-sale-screen.scss'

/**
 * The current flash deals, grouped by the day on which they end, with a clock until the first of each day ends. The
 * clocks use the server's time: each answer shows how far the device's clock is off [field.product.flash].
 */
export default screen(function FlashPage() {
  const paged = usePaged(
    (place, options) => call('getFlashDeals', place, options),
    ({ product_id }) => product_id,
  )
  const { first, list } = paged
  const ahead = useMemo(() => (first ? Date.parse(first.server_time) - now() : 0), [first])
  const title = t('nav.flash_deals')
  const dayOf = (iso: string) => formatDate(iso, settings.language)
  return (
    <Page id={browsingIds.flashPage} title={title} share={{ title, link: linkTo('flash') }} pull onEnd={paged.more}>
      <LoadStates
        load={{ ...paged, data: first }}
        skeleton={<GridSkeleton />}
        failedTitle={t('catalogue.flash_failed')}
      >
        {() =>
          list.length === 0 ? (
            <State
              art={gift}
              ground="rose"
              title={t('catalogue.flash_empty')}
              text={t('catalogue.flash_empty_text')}
              action={{ label: t('nav.to_home'), onPress: () => relaunch('home') }}
            />
          ) : (
            <>
              {dealGroups(list, dayOf).map(({ day, endsAt, deals }, index) => (
                <View key={day} className="flash-group">
                  <SectionTitle
                    title={day}
                    icon={zap}
                    end={<FlashClock key={endsAt} endsAt={endsAt} ahead={ahead} onOver={paged.reload} />}
                  />
                  <View className="flash-group__gap" />
                  <DealCards deals={deals} first={index === 0} />
                </View>
              ))}
              <More state={paged.moreState} onRetry={paged.retry} end={paged.end} />
            </>
          )
        }
      </LoadStates>
    </Page>
  )
})
