import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { cx } from '@/kit/cx'
import { signInIds } from '../ids'
import { hrefTo } from '@/shell/page/href'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { replace } from '@/platform/navigation/navigation'
import './auth-switch.scss'

type Side = 'login' | 'register'

/** Switches between login and registration, and keeps the link that the login returns to. */
export const AuthSwitch = observer(function AuthSwitch({ current, next }: { current: Side; next?: string }) {
  const sides: { name: Side; text: string; id: string }[] = [
    { name: 'login', text: t('auth.login'), id: signInIds.registerToLogin },
    { name: 'register', text: t('auth.create_account'), id: signInIds.loginToRegister },
  ]
  return (
    <View className="auth-switch">
      {sides.map(({ name, text, id }) => {
        const on = name === current
        return (
          <Pressable
            key={name}
            id={id}
            role="link"
            label={text}
            href={hrefTo(name, { next })}
            current={on}
            onPress={on ? undefined : () => replace(name, { next })}
            className="auth-switch__side"
          >
            <View className={cx('auth-switch__face', on && 'auth-switch__face--on')}>
              <Text size={15} bold={on} tone={on ? 'ink' : 'ink2'} align="center">
                {text}
              </Text>
            </View>
          </Pressable>
        )
      })}
    </View>
  )
})
