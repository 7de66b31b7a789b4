import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { pageIds } from '@/components/ids'
import { Page } from '@/components/page/page'
import { useWide } from '@/components/page/use-wide'
import { t } from '@/locales/t'
import { getRecommendList } from '@/services/catalogue'
import { settings } from '@/stores/settings'
import { usePaged } from '@/stores/use-paged'
import { Adverts } from './parts/adverts'
import { Departments } from './parts/departments'
import { FlashDeals } from './parts/flash-deals'
import { Hero } from './parts/hero'
import { HomeBar } from './parts/home-bar'
import { Recommended } from './parts/recommended'
import './home.scss'

/** The entry page: adverts by their position, departments, flash deals, and what is recommended, without an end. */
export default observer(function HomePage() {
  const wide = useWide()
  const paged = usePaged((p, options) => getRecommendList({ p }, options))
  const { adverts } = settings
  return (
    <Page id={pageIds.home} title={t('nav.home')} tab="home" bar={<HomeBar />} bare onEnd={paged.more}>
      <View className="home">
        <Hero wide={wide} waiting={paged.state === 'loading'} />
        <Departments />
        {!wide && <Adverts list={adverts?.center_top} />}
        <FlashDeals />
        <Adverts list={adverts?.center} />
        <Recommended paged={paged} between={adverts?.center_bottom} after={<Adverts list={adverts?.bottom} />} />
      </View>
    </Page>
  )
})
