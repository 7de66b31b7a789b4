import { observer } from 'mobx-react-lite'
import { store } from '@/kit/icon/glyphs/store'
import { ListRow } from '@/kit/list-row/list-row'
import { hrefTo } from '@/shell/page/href'
import { sellerIds } from './ids'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { session } from '@/stores/session'

/** The link to the user's store, or to the application for one [role.seller]. Operators have neither. */
export const SellingRow = observer(function SellingRow() {
  const role = session.user?.role
  if (role === 'operator') return null
  const to = role === 'seller' ? 'store' : 'shopCreate'
  return (
    <ListRow
      id={sellerIds.open}
      icon={store}
      title={role === 'seller' ? t('selling.store') : t('selling.become')}
      href={hrefTo(to)}
      onPress={() => go(to)}
    />
  )
})
