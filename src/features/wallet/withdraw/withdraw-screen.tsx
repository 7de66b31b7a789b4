import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import parcel from '@/kit/art/parcel.webp'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { Text } from '@/kit/text/text'
import { walletIds } from '../ids'
import { walletText } from '../texts/wallet'
import { withdrawText } from '../texts/withdraw'
import { useParams } from '@/platform/navigation/params'
import { call } from '@/services/request'
import type { Options } from '@/services/request'
import { useGuard } from '@/hooks/use-guard'
import { useLoad } from '@/hooks/use-load'
import { usePaged } from '@/hooks/use-paged'
import { useShownAgain } from '@/hooks/use-shown-again'
import { loadWallets } from '../parts/held-wallets'
import { RecordList } from '../parts/record-list'
import { RecordsSkeleton } from '../parts/records-skeleton'
import { WithdrawForm } from './withdraw-form'
import '../recharge/recharge-form.scss'
import '../wallet-screen.scss'

/** The balances and the payout accounts. */
async function loadHeld(options: Options) {
  const [wallets, user] = await Promise.all([loadWallets(options), call('getUserinfo', {}, options)])
  return { wallets, user }
}

/** Requests withdrawals, and recalls those that are still pending [route.withdraw]. */
const Withdraw = observer(function Withdraw() {
  const { wallet } = useParams('withdraw')
  const held = useLoad(loadHeld)
  const paged = usePaged((p, options) => call('transactionDetails', { p, type: 'withdraw' }, options))
  function reload(): void {
    held.reload()
    paged.reload()
  }
  // a bank account may have been added to the profile
  useShownAgain(reload)
  return (
    <Page id={walletIds.withdrawPage} title={withdrawText('title')} surface="ground" pull onEnd={paged.more} slim>
      <View className="wallet">
        <LoadStates load={held} skeleton={<RecordsSkeleton />} failedTitle={walletText('failed')}>
          {({ wallets, user }) => (
            <>
              <WithdrawForm wallets={wallets} user={user} first={wallet ?? wallets[0].code} onSent={reload} />
              <View className="recharge-form__title">
                <Text size={17} bold heading={2}>
                  {withdrawText('mine')}
                </Text>
              </View>
              <RecordList
                paged={paged}
                failedTitle={withdrawText('mine_failed')}
                onChanged={reload}
                empty={
                  <State
                    art={parcel}
                    ground="sand"
                    title={withdrawText('none_title')}
                    text={withdrawText('none_text')}
                  />
                }
              />
            </>
          )}
        </LoadStates>
      </View>
    </Page>
  )
})

export default screen(function WithdrawPage() {
  return useGuard('withdraw') ? <Withdraw /> : null
})
