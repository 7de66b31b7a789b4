import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Code } from '@contract/codes'
import type { StoreDashboard } from '@contract/entities/store'
import { IconButton } from '@/components/icon-button/icon-button'
import { settings as gear } from '@/components/icon/glyphs/settings'
import { Page } from '@/components/page/page'
import { screen } from '@/components/screen/screen'
import { sellerIds } from '@/components/seller-ids'
import { Faces } from '@/components/state/faces'
import { sellingText } from '@/locales/own/selling'
import { storeText } from '@/locales/own/store'
import { storeSettingsText } from '@/locales/own/store-settings'
import { back } from '@/platform/navigation'
import type { ApiError } from '@/services/api-error'
import { storeDashboard } from '@/services/sellers'
import { useGuard } from '@/stores/use-guard'
import { useKept } from '@/stores/use-kept'
import { useLoad } from '@/stores/use-load'
import { ManageButton } from './parts/manage-button'
import { NoPermission } from './parts/no-permission'
import { StoreForm } from './parts/store-form'
import { StoreOverview } from './parts/store-overview'
import { StoreSkeleton } from './parts/store-skeleton'
import './store.scss'

/** The server says who may see this: somebody may have become a seller since the app was opened. */
const isDenied = (error: ApiError | undefined) =>
  error?.code === Code.operationFailed && error.data.reason === 'permission'

/** The own store: how it sells, what waits, and its settings (spec §1 and §6, gaps §3). */
const Store = observer(function Store() {
  const load = useLoad<StoreDashboard>(storeDashboard)
  const [editing, setEditing] = useKept<boolean>('store.settings', false)
  const denied = isDenied(load.error)
  const shown = load.data !== undefined && !editing
  const saved = () => {
    setEditing(false)
    load.reload()
  }
  return (
    <Page
      id={sellerIds.storePage}
      title={editing ? storeSettingsText('settings') : sellingText('store')}
      part={editing ? 'settings' : 'overview'}
      surface="ground"
      pull={!editing}
      onBack={() => (editing ? setEditing(false) : void back())}
      slim
      actions={
        shown && (
          <IconButton
            id={sellerIds.settings}
            glyph={gear}
            label={storeSettingsText('settings')}
            onPress={() => setEditing(true)}
          />
        )
      }
      bottom={shown ? <ManageButton /> : undefined}
    >
      <View className="store">
        {denied ? (
          <NoPermission />
        ) : (
          <Faces load={load} skeleton={<StoreSkeleton />} failedTitle={storeText('failed')}>
            {(board) => (editing ? <StoreForm store={board.store} onSaved={saved} /> : <StoreOverview board={board} />)}
          </Faces>
        )}
      </View>
    </Page>
  )
})

export default screen(function StorePage() {
  return useGuard('store') ? <Store /> : null
})
