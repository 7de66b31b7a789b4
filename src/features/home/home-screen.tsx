import { View } from '@tarojs/components'
import { useFirst } from '@/kit/first/use-first'
import { pageIds } from '@/kit/ids'
import { Page } from '@/shell/page/page'
import { useWide } from '@/shell/page/use-wide'
import { screen } from '@/shell/screen/screen'
import { Slot } from '@/kit/slot/slot'
import { SectionBoundary } from '@/kit/state/section-boundary'
import { t } from '@/locales/t'
import { call } from '@/services/request'
import { settings } from '@/stores/settings'
import { usePaged } from '@/hooks/use-paged'
import { LazyLanguageOffer } from './language/lazy-language-offer'
import { useOfferedLanguage } from './language/use-offered-language'
import { Adverts } from './advert/adverts'
import { Departments } from './shelves/departments'
import { FlashDeals } from './shelves/flash-deals'
import { Hero } from './advert/hero'
import { HomeBar } from './frame/home-bar'
import { LaterPopup } from './popup/later-popup'
import { Recommended } from './shelves/recommended'
import { useFreshShop } from './frame/use-fresh-shop'
import './home-screen.scss'

/** Recommended products that are drawn first: one row, far below the first screen. */
const FIRST_SEEN = 2

/** The entry page: adverts by position, departments, flash deals, and endless recommendations. */
export default screen(function HomePage() {
  const wide = useWide()
  const paged = usePaged(
    (place, options) => call('getRecommendList', place, options),
    ({ product_id }) => product_id,
  )
  const first = useFirst({ count: FIRST_SEEN })
  const { adverts } = settings
  // a wide screen has those of center_top beside the first ones; on a phone goods come before more adverts
  const strip = adverts ? [...(wide ? [] : adverts.center_top), ...adverts.center] : undefined
  const offer = useOfferedLanguage()
  useFreshShop()
  return (
    <Page
      id={pageIds.home}
      title={t('nav.home')}
      tab="home"
      bar={<HomeBar />}
      bare
      over={<LaterPopup />}
      bottom={offer && <LazyLanguageOffer language={offer.language} onAnswer={offer.end} />}
      pull
      onEnd={first.more ?? paged.more}
    >
      <View className="home">
        <Slot>
          <Hero wide={wide} />
        </Slot>
        <Slot>
          <SectionBoundary>
            <Departments />
          </SectionBoundary>
        </Slot>
        <Slot>
          <SectionBoundary>
            <FlashDeals />
          </SectionBoundary>
        </Slot>
        <Slot>
          <Adverts list={strip} />
        </Slot>
        <SectionBoundary>
          <Recommended
            paged={paged}
            limit={first.limit}
            between={adverts?.center_bottom}
            after={<Adverts list={adverts?.bottom} />}
          />
        </SectionBoundary>
      </View>
    </Page>
  )
})
