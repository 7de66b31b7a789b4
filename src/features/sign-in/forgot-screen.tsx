import { View } from '@tarojs/components'
import { useState } from 'react'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { signInIds } from './ids'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { replace } from '@/platform/navigation/navigation'
import { useParams } from '@/platform/navigation/params'
import { toast } from '@/stores/toast'
import { useCodeTimer } from './use-code-timer'
import { AuthBar } from './frame/auth-bar'
import { ForgotAddress } from './forgot/forgot-address'
import { ForgotReset } from './forgot/forgot-reset'
import './frame/auth.scss'

/** Resets a forgotten password: address, code, new password; then login [route.forgot]. */
export default screen(function ForgotPage() {
  const { next } = useParams('forgot')
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState(false)
  const timer = useCodeTimer()
  const done = async () => {
    toast.show(t('signIn.saved'))
    await replace('login', { next })
  }
  return (
    <Page id={signInIds.forgotPage} title={t('signIn.forgot_title')} bar={<AuthBar />} bare slim>
      <View className="auth">
        <View className="auth__intro">
          <Text size={24} bold heading={2}>
            {t('signIn.forgot_title')}
          </Text>
        </View>
        {sent ? (
          <ForgotReset email={email} timer={timer} onOther={() => setSent(false)} onDone={done} />
        ) : (
          <ForgotAddress
            email={email}
            timer={timer}
            onSent={(address) => {
              setEmail(address)
              setSent(true)
            }}
          />
        )}
      </View>
    </Page>
  )
})
