import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { signInIds } from '../ids'
import { hrefTo } from '@/shell/page/href'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import './auth.scss'

/** For guests who have an account; the login leads back to `next`. */
export const LoginLink = observer(function LoginLink({ next = '' }: { next?: string }) {
  return (
    <View className="auth__guest">
      <Pressable
        id={signInIds.registerToLogin}
        role="link"
        label={t('auth.have_account')}
        href={hrefTo('login', { next })}
        onPress={() => go('login', { next })}
        className="auth__link"
      >
        <Text size={13} underline>
          {t('auth.have_account')}
        </Text>
      </Pressable>
    </View>
  )
})
