import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { accountIds } from '../ids'
import { AccountPage } from '@/shell/account/account-page'
import { useWide } from '@/shell/page/use-wide'
import { screen } from '@/shell/screen/screen'
import { replace } from '@/platform/navigation/navigation'
import { useGuard } from '@/hooks/use-guard'
import { t } from '@/locales/t'
import { Greeting } from './greeting'
import { WideOverview } from './wide-overview'

/** The account on wide screens: the overview beside the menu [route.pc-mine]. */
const WideAccount = observer(function WideAccount() {
  return (
    <AccountPage route="pcMine" id={accountIds.pcMine} title={t('wideAccount.overview')} surface="ground" bare pull>
      <Greeting />
      <WideOverview />
    </AccountPage>
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
