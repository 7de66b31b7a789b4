import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ChatRow } from '@/features/chat/chat-row'
import { ids } from '@/kit/ids'
import { accountIds } from '../ids'
import { banknote } from '@/kit/icon/glyphs/banknote'
import { globe } from '@/kit/icon/glyphs/globe'
import { logOut } from '@/kit/icon/glyphs/log-out'
import { messageCircle } from '@/kit/icon/glyphs/message-circle'
import { pencil } from '@/kit/icon/glyphs/pencil'
import { mapPin } from '@/kit/icon/glyphs/map-pin'
import { ListRow } from '@/kit/list-row/list-row'
import { hrefTo } from '@/shell/page/href'
import { Panel } from '@/kit/panel/panel'
import { POLICY_TITLES } from '@/features/policies/policy-titles'
import { PolicyRows } from '@/features/policies/policy-rows'
import { LazySettingsSheets } from '@/shell/settings-sheets/lazy-settings-sheets'
import type { SettingsList } from '@/shell/settings-sheets/types'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { HAS_THEMES } from '@/platform/host/page-theme'
import { go } from '@/platform/navigation/navigation'
import { offersChat } from '@/features/chat/chat'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { signOut } from '@/stores/sign-in'
import { AppearanceRow } from './appearance-row'
import { BrowsingRows } from './browsing-rows'
import { RefundsRow } from '@/features/after-sale/refunds-row'
import { SellingRow } from '@/features/seller/selling-row'
import { WishlistRow } from '@/features/wishlist/wishlist-row'

interface AccountMenuProps {
  /** Beside the menu of the account, which has its screens and the logout. */
  beside?: boolean
}

/** The screens of the account and the app's settings. */
export const AccountMenu = observer(function AccountMenu({ beside = false }: AccountMenuProps) {
  const own = session.loggedIn && !beside
  const [open, setOpen] = useState<SettingsList | null>(null)
  const language = settings.languages.find(({ code }) => code === settings.language)?.name ?? settings.language
  const { code, symbol } = settings.shown
  const close = () => setOpen(null)
  return (
    <>
      <Panel flush>
        {own && (
          <>
            <WishlistRow />
            <ListRow
              icon={mapPin}
              title={t('account.addresses')}
              href={hrefTo('address')}
              onPress={() => go('address')}
            />
            <RefundsRow />
          </>
        )}
        <ListRow
          id={ids.policy('support')}
          first={!own}
          icon={messageCircle}
          title={POLICY_TITLES.support()}
          href={hrefTo('support')}
          onPress={() => go('support')}
        />
        {own && !session.isGuest && <SellingRow />}
        <BrowsingRows />
        <ListRow
          id={ids.languageOpen}
          icon={globe}
          title={t('common.language')}
          label={`${t('common.language')}: ${language}`}
          end={<Text tone="ink2">{language}</Text>}
          onPress={() => setOpen('language')}
        />
        <ListRow
          id={ids.currencyOpen}
          icon={banknote}
          title={t('common.currency')}
          label={`${t('common.currency')}: ${code}`}
          end={<Text tone="ink2">{`${code} ${symbol}`}</Text>}
          onPress={() => setOpen('currency')}
        />
        {HAS_THEMES && <AppearanceRow />}
      </Panel>
      <Panel flush>
        {offersChat() && <ChatRow />}
        <ListRow
          id={accountIds.blogOpen}
          first={!offersChat()}
          icon={pencil}
          title={t('nav.blog')}
          href={hrefTo('blog')}
          onPress={() => go('blog')}
        />
        <PolicyRows after without="support" />
      </Panel>
      {own && (
        <Panel flush>
          <ListRow id={accountIds.logout} first plain icon={logOut} title={t('account.logout')} onPress={signOut} />
        </Panel>
      )}
      <LazySettingsSheets open={open} onClose={close} />
    </>
  )
})
