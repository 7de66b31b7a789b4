import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { UserInfo } from '@contract/entities/user'
import { Button } from '@/kit/button/button'
import { Field } from '@/kit/field/field'
import { profileIds } from './ids'
import { Panel } from '@/kit/panel/panel'
import { Text } from '@/kit/text/text'
import { checkName, checkPhone } from '@/domain/text/field-message'
import { t } from '@/locales/t'
import { FormScope } from '@/platform/host/focus-wrong'
import { call } from '@/services/request'
import { useForm } from '@/hooks/use-form'
import './profile-form.scss'

interface ProfileDetailsProps {
  user: UserInfo
  onSaved: (user: UserInfo) => void
}

/** Name and telephone number. The e-mail address identifies the account and cannot be changed. */
export const ProfileDetails = observer(function ProfileDetails({ user, onSaved }: ProfileDetailsProps) {
  const form = useForm({
    keep: 'profile.about',
    values: { firstname: user.firstname, phone: user.phone },
    rules: { firstname: checkName, phone: (value) => (value.trim() === '' ? null : checkPhone(value)) },
    submit: async ({ firstname, phone }) =>
      onSaved(await call('updateUser', { firstname: firstname.trim(), phone: phone.trim() })),
  })
  return (
    <FormScope value={form.scope}>
      <Panel>
        <Text size={17} bold heading={2}>
          {t('profile.about')}
        </Text>
        <View className="profile-form__pair">
          <View className="profile-form__field">
            <Field
              id={profileIds.field('firstname')}
              label={t('auth.name')}
              hint={t('auth.name_hint')}
              autocomplete="name"
              required
              value={form.values.firstname}
              error={form.errors.firstname}
              onInput={(value) => form.set('firstname', value)}
              onBlur={() => form.blur('firstname')}
              onSubmit={form.submit}
            />
          </View>
          <View className="profile-form__field">
            <Field
              id={profileIds.field('phone')}
              label={t('profile.phone')}
              kind="tel"
              autocomplete="tel"
              value={form.values.phone}
              error={form.errors.phone}
              onInput={(value) => form.set('phone', value)}
              onBlur={() => form.blur('phone')}
              onSubmit={form.submit}
            />
          </View>
        </View>
        {user.email !== '' && (
          <View className="profile-form__fact">
            <Text size={13} bold>
              {t('auth.email')}
            </Text>
            <Text tone="ink2">{user.email}</Text>
          </View>
        )}
        <Button id={profileIds.save} label={t('profile.save')} onPress={form.submit} busy={form.busy} block />
      </Panel>
    </FormScope>
  )
})
