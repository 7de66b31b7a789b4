import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { DEFAULT_CURRENCY } from '@contract/base/constants'
import parcel from '@/kit/art/parcel.webp'
import { AccountPage } from '@/shell/account/account-page'
import { screen } from '@/shell/screen/screen'
import { LoadStates } from '@/kit/state/load-states'
import { State } from '@/kit/state/state'
import { walletIds } from './ids'
import { useParams } from '@/platform/navigation/params'
import { call } from '@/services/request'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { useGuard } from '@/hooks/use-guard'
import { useLoad } from '@/hooks/use-load'
import { usePagedAgain } from '@/hooks/use-paged-again'
import { useOnReshow } from '@/hooks/use-on-reshow'
import { t } from '@/locales/t'
import { loadWallets, walletOf } from './amount/load-wallets'
import { RecordList } from './records/record-list'
import { RecordsSkeleton } from './records-skeleton'
import { StoreRow } from './balances/store-row'
import { WalletBalances } from './balances/wallet-balances'
import { WalletTabs, type WalletTab } from './records/wallet-tabs'
import './wallet-screen.scss'

const FILTERS = {
  all: {},
  income: { direction: 'income' },
  expense: { direction: 'expense' },
  open: { open: true },
} as const

/** Balance and statement of one wallet, newest first, filtered by direction [route.wallet]. */
const Wallet = observer(function Wallet() {
  const params = useParams('wallet')
  const [chosen, setChosen] = useState(params.wallet)
  const [tab, setTab] = useState<WalletTab>('all')
  const code = chosen ?? settings.wallets[0]?.code ?? DEFAULT_CURRENCY
  const balance = useLoad(loadWallets)
  const paged = usePagedAgain(
    (place, options) => call('transactionDetails', { ...place, wallet: code, ...FILTERS[tab] }, options),
    ({ id }) => id,
    [code, tab],
  )
  const sells = session.user?.seller?.state === 1
  function reload(): void {
    balance.reload()
    paged.reload()
  }
  // the balance may have changed on another screen
  useOnReshow(reload)
  return (
    <AccountPage
      route="wallet"
      id={walletIds.page}
      title={t('wallet.title')}
      surface="ground"
      pull
      onEnd={paged.more}
      slim
    >
      <View className="wallet">
        <LoadStates load={balance} skeleton={<RecordsSkeleton />} failedTitle={t('wallet.failed')}>
          {(wallets) => {
            const wallet = walletOf(wallets, code)
            return (
              <>
                <WalletBalances wallets={wallets} wallet={wallet} onChoose={setChosen} />
                {sells && <StoreRow wallet={wallet} onMoved={reload} />}
                <View className="wallet__records">
                  <WalletTabs current={tab} onChoose={setTab} />
                  <RecordList
                    paged={paged}
                    failedTitle={t('wallet.failed')}
                    onChanged={reload}
                    empty={
                      <State art={parcel} ground="sand" title={t('wallet.empty_title')} text={t('wallet.empty_text')} />
                    }
                  />
                </View>
              </>
            )
          }}
        </LoadStates>
      </View>
    </AccountPage>
  )
})

export default screen(function WalletPage() {
  return useGuard('wallet') ? <Wallet /> : null
})
