import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { contentIds } from '@/components/content-ids'
import { Page } from '@/components/page/page'
import { useWide } from '@/components/page/use-wide'
import { screen } from '@/components/screen/screen'
import { wideRowText } from '@/locales/own/wide-row'
import { replace } from '@/platform/navigation'
import { useGuard } from '@/stores/use-guard'
import { Greeting } from './parts/greeting'
import { WideMenu } from './parts/wide-menu'
import { WideOverview } from './parts/wide-overview'
import './pc_mine.scss'

/** The account on wide screens: the ways from it beside what it holds (spec §2, gaps §8). */
const WideAccount = observer(function WideAccount() {
  return (
    <Page id={contentIds.pcMine} title={wideRowText('title')} surface="ground" bare pull>
      <View className="pc-mine">
        <View className="pc-mine__side">
          <WideMenu />
        </View>
        <View className="pc-mine__main">
          <Greeting />
          <WideOverview />
        </View>
      </View>
    </Page>
  )
})

/** Where there is no room for it, the account of narrow screens takes its place. */
export default screen(function PcMinePage() {
  const wide = useWide()
  const granted = useGuard('pcMine')
  const elsewhere = granted && !wide
  useEffect(() => {
    if (elsewhere) void replace('dashboard')
  }, [elsewhere])
  return granted && wide ? <WideAccount /> : null
})
