import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/components/button/button'
import { play } from '@/components/icon/glyphs/play'
import { signInIds } from '@/components/sign-in-ids'
import { Txt } from '@/components/text/txt'
import { signInText } from '@/locales/own/sign-in'
import { settings } from '@/stores/settings'
import { beginSocialSignIn } from '@/stores/social-sign-in'
import './auth.scss'

/** The way through the short-video platform, where the client configuration has it (spec §3). */
export const SocialButton = observer(function SocialButton({ next }: { next?: string }) {
  if (!settings.config?.social_login) return null
  return (
    <>
      <View className="auth__or">
        <View className="auth__line" />
        <View className="auth__or-text">
          <Txt size={13} tone="ink2">
            {signInText('or')}
          </Txt>
        </View>
        <View className="auth__line" />
      </View>
      <Button
        id={signInIds.tiktok}
        kind="line"
        icon={play}
        label={signInText('tiktok')}
        onPress={() => beginSocialSignIn(next)}
        block
      />
    </>
  )
})
