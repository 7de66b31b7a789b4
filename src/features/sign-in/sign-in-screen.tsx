import { View } from '@tarojs/components'
import { Button } from '@/kit/button/button'
import { Field } from '@/kit/field/field'
import { lock } from '@/kit/icon/glyphs/lock'
import { mail } from '@/kit/icon/glyphs/mail'
import { pageIds } from '@/kit/ids'
import { signInIds } from './ids'
import { Logo } from '@/kit/logo/logo'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { Text } from '@/kit/text/text'
import { checkEmail, required } from '@/domain/text/field-message'
import { t } from '@/locales/t'
import { FormScope } from '@/platform/host/focus-wrong'
import { cart } from '@/stores/cart'
import { settings } from '@/stores/settings'
import { session } from '@/stores/session'
import { leaveLogin, signIn } from '@/stores/sign-in'
import { login } from './begin-session'
import { useForm } from '@/hooks/use-form'
import { useParams } from '@/platform/navigation/params'
import { AuthBar } from './frame/auth-bar'
import { AuthSwitch } from './frame/auth-switch'
import { ClosedNote } from './frame/closed-note'
import { GuestLink } from './frame/guest-link'
import { ForgotLink } from './forgot/forgot-link'
import { SocialButton } from './tiktok/social-button'
import './frame/auth.scss'

/**
 * Logs in, merges the visitor's cart and returns to the screen that required the login [route.login]
 * [session.cart-merge].
 */
export default screen(function LoginPage() {
  const { next } = useParams('login')
  const form = useForm({
    values: { email: '', password: '' },
    rules: { email: checkEmail, password: required },
    submit: async ({ email, password }) => {
      await signIn(await login({ email: email.trim(), password }))
      await leaveLogin(next)
    },
  })
  return (
    <FormScope value={form.scope}>
      <Page id={pageIds.login} title={t('auth.welcome')} bar={<AuthBar />} bare slim>
        <View className="auth">
          <Logo name={settings.name} />
          <View className="auth__title">
            <Text size={24} bold heading={2}>
              {t('auth.welcome')}
            </Text>
            {session.closedUntil !== '' && <ClosedNote at={session.closedUntil} />}
            {cart.count > 0 && <Text tone="ink2">{t('auth.cart_waiting', { count: cart.count })}</Text>}
          </View>
          <AuthSwitch current="login" next={next} />
          <View className="auth__switch-gap" />
          <Field
            id={signInIds.loginEmail}
            label={t('auth.email')}
            kind="email"
            icon={mail}
            autocomplete="username"
            value={form.values.email}
            onInput={(value) => form.set('email', value)}
            error={form.errors.email}
            onSubmit={form.submit}
            required
          />
          <View className="auth__gap" />
          <Field
            id={signInIds.loginPassword}
            label={t('auth.password')}
            kind="password"
            icon={lock}
            reveal={{ show: t('auth.show_password'), hide: t('auth.hide_password') }}
            autocomplete="current-password"
            value={form.values.password}
            onInput={(value) => form.set('password', value)}
            error={form.errors.password}
            onSubmit={form.submit}
            required
          />
          <ForgotLink next={next} />
          <View className="auth__submit">
            <Button id={signInIds.loginSubmit} label={t('auth.login')} onPress={form.submit} busy={form.busy} block />
          </View>
          <SocialButton next={next} />
          <GuestLink next={next} />
        </View>
      </Page>
    </FormScope>
  )
})
