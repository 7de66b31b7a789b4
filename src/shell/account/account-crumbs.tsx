import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Fragment } from 'react'
import { Box } from '@/kit/box/box'
import { chevronRight } from '@/kit/icon/glyphs/chevron-right'
import { Icon } from '@/kit/icon/icon'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { hrefTo } from '@/shell/page/href'
import { accountTitle } from './account-items'
import { ACCOUNT_SCREENS, type AccountEntry, type AccountScreen } from './account-screens'
import './account-crumbs.scss'

interface Step {
  to: 'home' | AccountEntry
  text: string
}

/** The steps above a screen: home, the account, and its entry of the menu where it is below one. */
function stepsTo(route: AccountScreen): Step[] {
  const entry = ACCOUNT_SCREENS[route]
  const home: Step = { to: 'home', text: t('nav.home') }
  const account: Step = { to: 'dashboard', text: t('account.title') }
  if (route === 'dashboard') return [home]
  return entry === route ? [home, account] : [home, account, { to: entry, text: accountTitle(entry) }]
}

/** The path to a screen of the account. */
export const AccountCrumbs = observer(function AccountCrumbs(props: { route: AccountScreen; title: string }) {
  const { route, title } = props
  return (
    <Box role="navigation" label={t('wideAccount.crumbs')} className="account-crumbs">
      {stepsTo(route).map(({ to, text }) => (
        <Fragment key={to}>
          <Pressable role="link" label={text} byContent href={hrefTo(to)} onPress={() => go(to)}>
            <View className="account-crumbs__step">
              <Text size={13} tone="ink2">
                {text}
              </Text>
            </View>
          </Pressable>
          <Icon glyph={chevronRight} size={16} tone="ink2" />
        </Fragment>
      ))}
      <View className="account-crumbs__here">
        <Text size={13} bold lines={1}>
          {title}
        </Text>
      </View>
    </Box>
  )
})
