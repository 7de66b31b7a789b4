import { observer } from 'mobx-react-lite'
import type { WalletBalance } from '@contract/entities/user'
import { store } from '@/kit/icon/glyphs/store'
import { ListRow } from '@/kit/list-row/list-row'
import { Panel } from '@/kit/panel/panel'
import { walletIds } from '../ids'
import { useRestoredState } from '@/hooks/use-restored-state'
import { t } from '@/locales/t'
import { StoreSheet } from '../withdraw/store-sheet'

interface StoreRowProps {
  wallet: WalletBalance
  onMoved: () => void
}

/** For sellers only: moves money from the wallet to the store [role.seller]. */
export const StoreRow = observer(function StoreRow({ wallet, onMoved }: StoreRowProps) {
  const [open, setOpen] = useRestoredState<boolean>('to_store.open', false)
  return (
    <>
      <Panel flush>
        <ListRow first id={walletIds.toStore} icon={store} title={t('withdraw.store')} onPress={() => setOpen(true)} />
      </Panel>
      {open && <StoreSheet wallet={wallet} onClose={() => setOpen(false)} onMoved={onMoved} />}
    </>
  )
})
