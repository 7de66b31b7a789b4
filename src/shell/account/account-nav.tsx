import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Box } from '@/kit/box/box'
import { Count } from '@/kit/count/count'
import { cx } from '@/kit/cx'
import { logOut } from '@/kit/icon/glyphs/log-out'
import { Icon } from '@/kit/icon/icon'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { hrefTo } from '@/shell/page/href'
import { toast } from '@/stores/toast'
import { accountItems } from './account-items'
import type { AccountEntry } from './account-screens'
import { accountMenuIds } from './ids'
import './account-nav.h5.scss'

/** What logs out is loaded then, or every page of the account would load it first. */
const leave = () =>
  import('@/stores/sign-in').then(
    ({ signOut }) => signOut(),
    () => toast.show(t('errors.request'), 'alert'),
  )

/** The menu of the account, with the entry of the page that is open marked. */
export const AccountNav = observer(function AccountNav({ current }: { current: AccountEntry }) {
  return (
    <Box role="navigation" label={t('wideAccount.menu')} className="account-nav">
      {accountItems().map(({ to, glyph, title, count, quiet }) => {
        const on = to === current
        return (
          <Pressable
            key={to}
            id={accountMenuIds.open(to)}
            role="link"
            label={title()}
            byContent
            current={on}
            href={hrefTo(to)}
            onPress={() => go(to)}
            className={cx('account-nav__row', on && 'account-nav__row--on')}
          >
            <Icon glyph={glyph} />
            <View className="account-nav__words">
              <Text bold={on}>{title()}</Text>
            </View>
            {count && <Count count={count()} quiet={quiet} />}
          </Pressable>
        )
      })}
      <Pressable
        id={accountMenuIds.logout}
        label={t('account.logout')}
        byContent
        onPress={leave}
        className="account-nav__row"
      >
        <Icon glyph={logOut} />
        <View className="account-nav__words">
          <Text>{t('account.logout')}</Text>
        </View>
      </Pressable>
    </Box>
  )
})
