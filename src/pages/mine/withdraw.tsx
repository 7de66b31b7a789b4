import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { DEFAULT_CURRENCY } from '@contract/constants'
import parcel from '@/components/art/parcel.webp'
import { Page } from '@/components/page/page'
import { screen } from '@/components/screen/screen'
import { Faces } from '@/components/state/faces'
import { State } from '@/components/state/state'
import { Txt } from '@/components/text/txt'
import { walletIds } from '@/components/wallet-ids'
import { walletText } from '@/locales/own/wallet'
import { withdrawText } from '@/locales/own/withdraw'
import { useParams } from '@/platform/params'
import { getUserBalance } from '@/services/account'
import type { Options } from '@/services/request'
import { getUserinfo } from '@/services/user-info'
import { getTransactions } from '@/services/wallet'
import { useGuard } from '@/stores/use-guard'
import { useLoad } from '@/stores/use-load'
import { usePaged } from '@/stores/use-paged'
import { useShownAgain } from '@/stores/use-shown-again'
import { RecordList } from './parts/record-list'
import { RecordsSkeleton } from './parts/records-skeleton'
import { WithdrawForm } from './parts/withdraw-form'
import './parts/recharge-form.scss'
import './wallet.scss'

/** What can be withdrawn, and where it may go. */
async function loadHeld(options: Options) {
  const [{ wallets }, user] = await Promise.all([getUserBalance(options), getUserinfo(options)])
  return { wallets, user }
}

/** Asks for money to be paid out, and takes it back while nothing is decided (spec §1, gaps §3). */
const Withdraw = observer(function Withdraw() {
  const { wallet } = useParams('withdraw')
  const held = useLoad(loadHeld)
  const paged = usePaged((p, options) => getTransactions({ p, type: 'withdraw' }, options))
  function reload(): void {
    held.reload()
    paged.reload()
  }
  // a bank account may have been added to the profile
  useShownAgain(reload)
  return (
    <Page id={walletIds.withdrawPage} title={withdrawText('title')} surface="ground" pull onEnd={paged.more} slim>
      <View className="wallet">
        <Faces load={held} skeleton={<RecordsSkeleton />} failedTitle={walletText('failed')}>
          {({ wallets, user }) => (
            <>
              <WithdrawForm
                wallets={wallets}
                user={user}
                first={wallet ?? wallets[0]?.code ?? DEFAULT_CURRENCY}
                onSent={reload}
              />
              <View className="recharge-form__title">
                <Txt size={17} bold heading={2}>
                  {withdrawText('mine')}
                </Txt>
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
        </Faces>
      </View>
    </Page>
  )
})

export default screen(function WithdrawPage() {
  return useGuard('withdraw') ? <Withdraw /> : null
})
