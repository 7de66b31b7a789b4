import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ChatRow } from '@/components/chat/chat-row'
import { banknote } from '@/components/icon/glyphs/banknote'
import { fileText } from '@/components/icon/glyphs/file-text'
import { globe } from '@/components/icon/glyphs/globe'
import { logOut } from '@/components/icon/glyphs/log-out'
import { mapPin } from '@/components/icon/glyphs/map-pin'
import { ids } from '@/components/ids'
import { ListRow } from '@/components/list-row/list-row'
import { hrefTo } from '@/components/page/href'
import { Panel } from '@/components/panel/panel'
import { LazySettingsSheets } from '@/components/settings-sheets/lazy-settings-sheets'
import type { SettingsList } from '@/components/settings-sheets/types'
import { Txt } from '@/components/text/txt'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation'
import { offersChat } from '@/stores/chat'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { signOut } from '@/stores/sign-in'
import { WishlistRow } from './wishlist-row'

/** What the account holds and how the app behaves. A screen that does not exist yet has no row. */
export const AccountMenu = observer(function AccountMenu() {
  const [open, setOpen] = useState<SettingsList | null>(null)
  const language = settings.languages.find(({ code }) => code === settings.language)?.name ?? settings.language
  const { code, symbol } = settings.shown
  const close = () => setOpen(null)
  return (
    <>
      <Panel flush>
        {session.loggedIn && (
          <>
            <WishlistRow />
            <ListRow
              icon={mapPin}
              title={t('account.addresses')}
              href={hrefTo('address')}
              onPress={() => go('address')}
            />
          </>
        )}
        <ListRow
          id={ids.languageOpen}
          first={!session.loggedIn}
          icon={globe}
          title={t('common.language')}
          label={`${t('common.language')}: ${language}`}
          end={<Txt tone="ink2">{language}</Txt>}
          onPress={() => setOpen('language')}
        />
        <ListRow
          id={ids.currencyOpen}
          icon={banknote}
          title={t('common.currency')}
          label={`${t('common.currency')}: ${code}`}
          end={<Txt tone="ink2">{`${code} ${symbol}`}</Txt>}
          onPress={() => setOpen('currency')}
        />
      </Panel>
      <Panel flush>
        {offersChat() && <ChatRow />}
        <ListRow
          first={!offersChat()}
          icon={fileText}
          title={t('policy.terms_title')}
          href={hrefTo('terms')}
          onPress={() => go('terms')}
        />
        {session.loggedIn && (
          <ListRow id={ids.logout} plain icon={logOut} title={t('account.logout')} onPress={signOut} />
        )}
      </Panel>
      <LazySettingsSheets open={open} onClose={close} />
    </>
  )
})
