import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/kit/button/button'
import { logIn } from '@/kit/icon/glyphs/log-in'
import { settings as gear } from '@/kit/icon/glyphs/settings'
import { IconButton } from '@/kit/icon-button/icon-button'
import { accountIds } from '../ids'
import { profileIds } from '../profile/ids'
import { hrefTo } from '@/shell/page/href'
import { Preview } from '@/kit/picture-field/preview'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import { session } from '@/stores/session'
import { NoticesBell } from '@/features/notices/notices-bell'
import './greeting.scss'

/** The name and the address of the account, or a link to the login. */
export const Greeting = observer(function Greeting() {
  const { user } = session
  if (!session.loggedIn) {
    return (
      <View className="greeting">
        <View className="greeting__words">
          <Text size={20} bold heading={2}>
            {t('account.visitor_title')}
          </Text>
          <Text tone="ink2">{t('account.visitor_text')}</Text>
          <View className="greeting__action">
            <Button
              id={accountIds.dashboardLogin}
              icon={logIn}
              label={t('auth.login')}
              href={hrefTo('login')}
              onPress={() => go('login')}
            />
          </View>
        </View>
      </View>
    )
  }
  const name = user?.firstname ?? ''
  return (
    <View className="greeting">
      <View className="greeting__avatar">
        {user?.avatar ? (
          <Preview round src={user.avatar} alt="" />
        ) : (
          <Text size={20} bold tone="accentPress">
            {[...name][0]?.toUpperCase() ?? ''}
          </Text>
        )}
      </View>
      <View className="greeting__words">
        <Text id={accountIds.dashboardName} size={20} bold heading={2} lines={2}>
          {name === '' ? t('account.title') : t('account.hello', { name })}
        </Text>
        <Text size={13} tone="ink2" lines={1}>
          {user?.email ?? ''}
        </Text>
        {user?.guest && (
          <View className="greeting__action">
            <Button
              id={accountIds.dashboardRegister}
              size="md"
              label={t('auth.create_account')}
              href={hrefTo('register')}
              onPress={() => go('register')}
            />
          </View>
        )}
      </View>
      <NoticesBell />
      {!user?.guest && (
        <IconButton
          id={profileIds.open}
          glyph={gear}
          label={t('account.profile')}
          href={hrefTo('profile')}
          onPress={() => go('profile')}
        />
      )}
    </View>
  )
})
