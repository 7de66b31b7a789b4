import { observer } from 'mobx-react-lite'
import type { WalletBalance } from '@contract/entities/user'
import { store } from '@/components/icon/glyphs/store'
import { ListRow } from '@/components/list-row/list-row'
import { Panel } from '@/components/panel/panel'
import { walletIds } from '@/components/wallet-ids'
import { withdrawText } from '@/locales/own/withdraw'
import { useKept } from '@/stores/use-kept'
import { StoreSheet } from './store-sheet'

interface StoreRowProps {
  wallet: WalletBalance
  onMoved: () => void
}

/** Sellers alone: the way from the wallet to the own store (gaps §2). */
export const StoreRow = observer(function StoreRow({ wallet, onMoved }: StoreRowProps) {
  const [open, setOpen] = useKept<boolean>('to_store.open', false)
  return (
    <>
      <Panel flush>
        <ListRow
          first
          id={walletIds.toStore}
          icon={store}
          title={withdrawText('store')}
          onPress={() => setOpen(true)}
        />
      </Panel>
      {open && <StoreSheet wallet={wallet} onClose={() => setOpen(false)} onMoved={onMoved} />}
    </>
  )
})
