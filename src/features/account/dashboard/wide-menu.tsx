import { observer } from 'mobx-react-lite'
import { Box } from '@/kit/box/box'
import { bell } from '@/kit/icon/glyphs/bell'
import { logOut } from '@/kit/icon/glyphs/log-out'
import { mapPin } from '@/kit/icon/glyphs/map-pin'
import { parcel } from '@/kit/icon/glyphs/parcel'
import { settings as gear } from '@/kit/icon/glyphs/settings'
import { user } from '@/kit/icon/glyphs/user'
import { wallet } from '@/kit/icon/glyphs/wallet'
import { accountIds } from '../ids'
import { ListRow } from '@/kit/list-row/list-row'
import { hrefTo } from '@/shell/page/href'
import { Panel } from '@/kit/panel/panel'
import { noticesBellText } from '@/locales/own/notices-bell'
import { wideAccountText } from '../texts/wide-account'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { session } from '@/stores/session'
import { signOut } from '@/stores/sign-in'
import { RefundsRow } from '@/features/after-sale/refunds/refunds-row'
import { SellingRow } from '@/features/seller/store/selling-row'
import { WishlistRow } from '@/features/wishlist/wishlist-row'

/** The menu of the account, beside its overview. */
export const WideMenu = observer(function WideMenu() {
  const unread = session.user?.notice.count ?? 0
  const row = (name: 'dashboard' | 'orders' | 'wallet' | 'address' | 'profile', title: string, glyph: string) => (
    <ListRow icon={glyph} title={title} href={hrefTo(name)} onPress={() => go(name)} />
  )
  return (
    <Box role="navigation" label={wideAccountText('menu')}>
      <Panel flush>
        <WishlistRow />
        {row('orders', t('orders.title'), parcel)}
        <RefundsRow />
        {row('wallet', wideAccountText('wallet'), wallet)}
        {row('address', t('account.addresses'), mapPin)}
        <ListRow
          icon={bell}
          title={noticesBellText('title')}
          end={unread > 0 ? String(unread) : undefined}
          label={unread > 0 ? noticesBellText('open', { count: unread }) : undefined}
          href={hrefTo('notices')}
          onPress={() => go('notices')}
        />
        {row('profile', t('account.profile'), gear)}
        <SellingRow />
        {row('dashboard', t('account.title'), user)}
        <ListRow id={accountIds.logout} plain icon={logOut} title={t('account.logout')} onPress={signOut} />
      </Panel>
    </Box>
  )
})
