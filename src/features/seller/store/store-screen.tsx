import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Code } from '@contract/base/codes'
import type { StoreDashboard } from '@contract/entities/store'
import { IconButton } from '@/kit/icon-button/icon-button'
import { settings as gear } from '@/kit/icon/glyphs/settings'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { sellerIds } from '../ids'
import { LoadStates } from '@/kit/state/load-states'
import { back } from '@/platform/navigation/navigation'
import type { ApiError } from '@/services/api-error'
import { call } from '@/services/request'
import { useGuard } from '@/hooks/use-guard'
import { useRestoredState } from '@/hooks/use-restored-state'
import { useLoad } from '@/hooks/use-load'
import { t } from '@/locales/t'
import { ManageButton } from './manage-button'
import { NoPermission } from './no-permission'
import { StoreForm } from './store-form'
import { StoreOverview } from './store-overview'
import { StoreSkeleton } from './store-skeleton'
import './store-screen.scss'

/** The server decides: the user may have become a seller since the app was opened. */
const isDenied = (error: ApiError | undefined) =>
  error?.code === Code.operationFailed && error.data.reason === 'permission'

/** The user's store: sales, open work, and settings [route.store]. */
const Store = observer(function Store() {
  const load = useLoad<StoreDashboard>((options) => call('storeDashboard', {}, options))
  const [editing, setEditing] = useRestoredState<boolean>('store.settings', false)
  const denied = isDenied(load.error)
  const shown = load.data !== undefined && !editing
  const saved = () => {
    setEditing(false)
    load.reload()
  }
  return (
    <Page
      id={sellerIds.storePage}
      title={editing ? t('storeSettings.settings') : t('selling.store')}
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
            label={t('storeSettings.settings')}
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
          <LoadStates load={load} skeleton={<StoreSkeleton />} failedTitle={t('store.failed')}>
            {(board) => (editing ? <StoreForm store={board.store} onSaved={saved} /> : <StoreOverview board={board} />)}
          </LoadStates>
        )}
      </View>
    </Page>
  )
})

export default screen(function StorePage() {
  return useGuard('store') ? <Store /> : null
})
