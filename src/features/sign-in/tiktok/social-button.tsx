import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/kit/button/button'
import { play } from '@/kit/icon/glyphs/play'
import { signInIds } from '../ids'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { settings } from '@/stores/settings'
import { beginSocialSignIn } from './social-sign-in'
import '../frame/auth.scss'

/** Opens the sign-in through the short-video platform, if it is configured [field.client.social]. */
export const SocialButton = observer(function SocialButton({ next }: { next?: string }) {
  if (!settings.config?.social_login) return null
  return (
    <>
      <View className="auth__or">
        <View className="auth__line" />
        <View className="auth__or-text">
          <Text size={13} tone="ink2">
            {t('signIn.or')}
          </Text>
        </View>
        <View className="auth__line" />
      </View>
      <Button
        id={signInIds.tiktok}
        kind="line"
        icon={play}
        label={t('signIn.tiktok')}
        onPress={() => beginSocialSignIn(next)}
        block
      />
    </>
  )
})
