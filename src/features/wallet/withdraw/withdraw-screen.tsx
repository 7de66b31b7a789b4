import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import parcel from '@/kit/art/parcel.webp'
import { AccountPage } from '@/shell/account/account-page'
import { screen } from '@/shell/screen/screen'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { Text } from '@/kit/text/text'
import { walletIds } from '../ids'
import { useParams } from '@/platform/navigation/params'
import { call } from '@/services/request'
import type { Options } from '@/services/request'
import { useGuard } from '@/hooks/use-guard'
import { useLoad } from '@/hooks/use-load'
import { usePagedAgain } from '@/hooks/use-paged-again'
import { useOnReshow } from '@/hooks/use-on-reshow'
import { t } from '@/locales/t'
import { loadWallets } from '../amount/load-wallets'
import { RecordList } from '../records/record-list'
import { RecordsSkeleton } from '../records-skeleton'
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
  const paged = usePagedAgain(
    (place, options) => call('transactionDetails', { ...place, type: 'withdraw' }, options),
    ({ id }) => id,
  )
  function reload(): void {
    held.reload()
    paged.reload()
  }
  // a bank account may have been added to the profile
  useOnReshow(reload)
  return (
    <AccountPage
      route="withdraw"
      id={walletIds.withdrawPage}
      title={t('withdraw.title')}
      surface="ground"
      pull
      onEnd={paged.more}
      slim
    >
      <View className="wallet">
        <LoadStates load={held} skeleton={<RecordsSkeleton />} failedTitle={t('wallet.failed')}>
          {({ wallets, user }) => (
            <View className="wallet__columns">
              <View className="wallet__part">
                <WithdrawForm wallets={wallets} user={user} first={wallet ?? wallets[0].code} onSent={reload} />
              </View>
              <View className="wallet__part">
                <View className="recharge-form__title">
                  <Text size={17} bold heading={2}>
                    {t('withdraw.mine')}
                  </Text>
                </View>
                <RecordList
                  paged={paged}
                  failedTitle={t('withdraw.mine_failed')}
                  onChanged={reload}
                  empty={
                    <State art={parcel} ground="sand" title={t('withdraw.none_title')} text={t('withdraw.none_text')} />
                  }
                />
              </View>
            </View>
          )}
        </LoadStates>
      </View>
    </AccountPage>
  )
})

export default screen(function WithdrawPage() {
  return useGuard('withdraw') ? <Withdraw /> : null
})
