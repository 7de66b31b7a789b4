import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { hrefTo } from '@/shell/page/href'
import { Pressable } from '@/kit/pressable/pressable'
import { signInIds } from '../ids'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { go } from '@/platform/navigation/navigation'
import '../frame/auth.scss'

/** The link to the forgotten password; it keeps the link that the login returns to. */
export const ForgotLink = observer(function ForgotLink({ next }: { next?: string }) {
  return (
    <View className="auth__forgot">
      <Pressable
        id={signInIds.forgotOpen}
        role="link"
        label={t('signIn.forgot')}
        href={hrefTo('forgot', { next })}
        onPress={() => go('forgot', { next })}
        className="auth__alone"
      >
        <Text size={13} underline>
          {t('signIn.forgot')}
        </Text>
      </Pressable>
    </View>
  )
})
