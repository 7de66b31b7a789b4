import { View } from '@tarojs/components'
import { useMemo } from 'react'
import gift from '@/components/art/gift.webp'
import { FlashClock } from '@/components/flash-clock/flash-clock'
import { zap } from '@/components/icon/glyphs/zap'
import { More } from '@/components/loading/more'
import { lookingIds } from '@/components/looking-ids'
import { Page } from '@/components/page/page'
import { GridSkeleton } from '@/components/product-card/card-skeleton'
import { screen } from '@/components/screen/screen'
import { SectionTitle } from '@/components/section-title/section-title'
import { Faces } from '@/components/state/faces'
import { State } from '@/components/state/state'
import { formatDate } from '@/domain/dates'
import { dealGroups } from '@/domain/deal-groups'
import { catalogueText } from '@/locales/own/catalogue'
import { t } from '@/locales/t'
import { now } from '@/platform/clock'
import { relaunch } from '@/platform/navigation'
import { linkTo } from '@/routes'
import { getFlashDeals } from '@/services/catalogue'
import { settings } from '@/stores/settings'
import { usePaged } from '@/stores/use-paged'
import { DealCards } from './parts/deal-cards'
import './flash.scss'

/**
 * The flash deals that are on, by the day on which they end, with a clock until the first of each day ends. The clocks go by the server's time:
 * how far the device's is off was seen when the answer came (gaps §3).
 */
export default screen(function FlashPage() {
  const paged = usePaged((p, options) => getFlashDeals({ p }, options))
  const { first, list } = paged
  const ahead = useMemo(() => (first ? Date.parse(first.server_time) - now() : 0), [first])
  const title = t('nav.flash_deals')
  const dayOf = (iso: string) => formatDate(iso, settings.language)
  return (
    <Page id={lookingIds.flashPage} title={title} share={{ title, link: linkTo('flash') }} pull onEnd={paged.more}>
      <Faces load={{ ...paged, data: first }} skeleton={<GridSkeleton />} failedTitle={catalogueText('flash_failed')}>
        {() =>
          list.length === 0 ? (
            <State
              art={gift}
              ground="rose"
              title={catalogueText('flash_empty')}
              text={catalogueText('flash_empty_text')}
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
      </Faces>
    </Page>
  )
})
