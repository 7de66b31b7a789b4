import { observer } from 'mobx-react-lite'
import { Box } from '@/components/box/box'
import { bell } from '@/components/icon/glyphs/bell'
import { logOut } from '@/components/icon/glyphs/log-out'
import { mapPin } from '@/components/icon/glyphs/map-pin'
import { parcel } from '@/components/icon/glyphs/parcel'
import { settings as gear } from '@/components/icon/glyphs/settings'
import { user } from '@/components/icon/glyphs/user'
import { wallet } from '@/components/icon/glyphs/wallet'
import { ids } from '@/components/ids'
import { ListRow } from '@/components/list-row/list-row'
import { hrefTo } from '@/components/page/href'
import { Panel } from '@/components/panel/panel'
import { noticesBellText } from '@/locales/own/notices-bell'
import { wideAccountText } from '@/locales/own/wide-account'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation'
import { session } from '@/stores/session'
import { signOut } from '@/stores/sign-in'
import { RefundsRow } from './refunds-row'
import { SellingRow } from './selling-row'
import { WishlistRow } from './wishlist-row'

/** The ways from the account, beside what it shows. */
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
        <ListRow id={ids.logout} plain icon={logOut} title={t('account.logout')} onPress={signOut} />
      </Panel>
    </Box>
  )
})
