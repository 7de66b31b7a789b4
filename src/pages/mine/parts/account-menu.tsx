import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ChatRow } from '@/components/chat/chat-row'
import { contentIds } from '@/components/content-ids'
import { banknote } from '@/components/icon/glyphs/banknote'
import { globe } from '@/components/icon/glyphs/globe'
import { logOut } from '@/components/icon/glyphs/log-out'
import { pencil } from '@/components/icon/glyphs/pencil'
import { mapPin } from '@/components/icon/glyphs/map-pin'
import { ids } from '@/components/ids'
import { ListRow } from '@/components/list-row/list-row'
import { hrefTo } from '@/components/page/href'
import { Panel } from '@/components/panel/panel'
import { PolicyRows } from '@/components/policies/policy-rows'
import { LazySettingsSheets } from '@/components/settings-sheets/lazy-settings-sheets'
import type { SettingsList } from '@/components/settings-sheets/types'
import { Txt } from '@/components/text/txt'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation'
import { offersChat } from '@/stores/chat'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { signOut } from '@/stores/sign-in'
import { LookingRows } from './looking-rows'
import { RefundsRow } from './refunds-row'
import { SellingRow } from './selling-row'
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
            <RefundsRow />
            <SellingRow />
          </>
        )}
        <LookingRows first={!session.loggedIn} />
        <ListRow
          id={ids.languageOpen}
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
          id={contentIds.blogOpen}
          first={!offersChat()}
          icon={pencil}
          title={t('nav.blog')}
          href={hrefTo('blog')}
          onPress={() => go('blog')}
        />
        <PolicyRows after />
      </Panel>
      {session.loggedIn && (
        <Panel flush>
          <ListRow id={ids.logout} first plain icon={logOut} title={t('account.logout')} onPress={signOut} />
        </Panel>
      )}
      <LazySettingsSheets open={open} onClose={close} />
    </>
  )
})
