import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { accountIds } from '../ids'
import { Page } from '@/shell/page/page'
import { useWide } from '@/shell/page/use-wide'
import { screen } from '@/shell/screen/screen'
import { wideRowText } from '../texts/wide-row'
import { replace } from '@/platform/navigation/navigation'
import { useGuard } from '@/hooks/use-guard'
import { Greeting } from './greeting'
import { WideMenu } from './wide-menu'
import { WideOverview } from './wide-overview'
import './wide-dashboard-screen.scss'

/** The account on wide screens: a menu beside the overview [route.pc-mine]. */
const WideAccount = observer(function WideAccount() {
  return (
    <Page id={accountIds.pcMine} title={wideRowText('title')} surface="ground" bare pull>
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

/** On narrow screens, the account of narrow screens is shown instead. */
export default screen(function PcMinePage() {
  const wide = useWide()
  const granted = useGuard('pcMine')
  const elsewhere = granted && !wide
  useEffect(() => {
    if (elsewhere) void replace('dashboard')
  }, [elsewhere])
  return granted && wide ? <WideAccount /> : null
})
