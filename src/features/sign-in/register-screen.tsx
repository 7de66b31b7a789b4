import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '@/kit/button/button'
import { signInIds } from './ids'
import { pageIds } from '@/kit/ids'
import { hrefTo } from '@/shell/page/href'
import { Page } from '@/shell/page/page'
import { screen } from '@/shell/screen/screen'
import { Text } from '@/kit/text/text'
import { checkEmail, checkInvitation, checkName, checkPassword, checkTerms } from '@/domain/text/field-message'
import { t } from '@/locales/t'
import { FormScope } from '@/platform/host/focus-wrong'
import { session } from '@/stores/session'
import { leaveLogin, signIn } from '@/stores/sign-in'
import { register } from './begin-session'
import { useForm } from '@/hooks/use-form'
import { go } from '@/platform/navigation/navigation'
import { useParams } from '@/platform/navigation/params'
import { AuthBar } from './frame/auth-bar'
import { AuthLink } from './frame/auth-link'
import { AuthSwitch } from './frame/auth-switch'
import { BecomeAccount } from './register/become-account'
import { RegisterCode } from './register/register-code'
import { RegisterFields, type RegisterValues } from './register/register-fields'
import { SocialButton } from './tiktok/social-button'
import { TermsTick } from './register/terms-tick'
import './frame/auth.scss'

const EMPTY: RegisterValues = {
  name: '',
  email: '',
  password: '',
  invitation_code: '',
  code: '',
  terms: false,
}

/** A guest keeps what was ordered, and only chooses a password [role.guests-account]. */
const GuestPage = observer(function GuestPage({ next }: { next: string | undefined }) {
  return (
    <Page id={pageIds.register} title={t('auth.register_title')} bar={<AuthBar />} bare slim>
      <View className="auth">
        <View className="auth__intro">
          <Text size={24} bold heading={2}>
            {t('auth.register_title')}
          </Text>
        </View>
        <BecomeAccount onDone={() => leaveLogin(next)} />
        <AuthLink
          id={signInIds.registerToLogin}
          label={t('auth.have_account')}
          href={hrefTo('login', { next })}
          onPress={() => go('login', { next })}
        />
      </View>
    </Page>
  )
})

/** A visitor's form. */
const RegisterForm = observer(function RegisterForm({ next }: { next: string | undefined }) {
  const form = useForm<RegisterValues>({
    values: EMPTY,
    rules: {
      name: checkName,
      email: checkEmail,
      password: checkPassword,
      invitation_code: checkInvitation,
      terms: checkTerms,
    },
    submit: async ({ name, email, password, invitation_code, code, ...rest }) => {
      const given = { invitation_code: invitation_code || undefined, code: code || undefined }
      // it is asked for once and can be looked at; the call wants it twice
      const twice = { password, password_confirm: password }
      const data = await register({ ...rest, ...twice, ...given, name: name.trim(), email: email.trim() })
      await signIn(data)
      await leaveLogin(next)
    },
  })
  const submit = (
    <Button
      id={signInIds.registerSubmit}
      label={t('auth.create_account')}
      onPress={form.submit}
      busy={form.busy}
      block
    />
  )
  return (
    <FormScope value={form.scope}>
      <Page id={pageIds.register} title={t('auth.register_title')} bar={<AuthBar />} bottom={submit} bare slim>
        <View className="auth">
          <View className="auth__intro">
            <Text size={24} bold heading={2}>
              {t('auth.register_title')}
            </Text>
          </View>
          <AuthSwitch current="register" next={next} />
          <View className="auth__switch-gap" />
          <RegisterFields form={form} />
          <RegisterCode
            email={form.values.email.trim()}
            onEmail={() => form.blur('email')}
            value={form.values.code}
            onInput={(code) => form.set('code', code)}
            error={form.errors.code}
            onSubmit={form.submit}
          />
          <TermsTick on={form.values.terms} error={form.errors.terms} onChange={(on) => form.set('terms', on)} />
          <SocialButton next={next} />
        </View>
      </Page>
    </FormScope>
  )
})

/** Creates an account and logs in with it [route.register]. */
export default screen(function RegisterPage() {
  const { next } = useParams('register')
  // a guest stays one here until the page is left
  const [guest] = useState(session.isGuest)
  return guest ? <GuestPage next={next} /> : <RegisterForm next={next} />
})
