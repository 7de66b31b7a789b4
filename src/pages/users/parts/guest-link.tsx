import { View } from '@tarojs/components'
import { hrefTo } from '@/components/page/href'
import { Press } from '@/components/press/press'
import { Txt } from '@/components/text/txt'
import { useT } from '@/locales/use-t'
import { go } from '@/platform/navigation'
import './auth.scss'

/** Nobody has to have an account to look around. */
export function GuestLink() {
  const t = useT()
  return (
    <View className="auth__guest">
      <Txt size={13} tone="ink2">
        {t('auth.just_looking')}
      </Txt>
      <Press
        role="link"
        label={t('auth.as_guest')}
        href={hrefTo('home')}
        onPress={() => go('home')}
        className="auth__link"
      >
        <Txt size={13} underline>
          {t('auth.as_guest')}
        </Txt>
      </Press>
    </View>
  )
}
