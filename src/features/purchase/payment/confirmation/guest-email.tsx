import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '@/kit/button/button'
import { Field } from '@/kit/field/field'
import { Pressable } from '@/kit/pressable/pressable'
import { Sheet } from '@/kit/sheet/sheet'
import { Slot } from '@/kit/slot/slot'
import { Text } from '@/kit/text/text'
import { checkEmail } from '@/domain/text/field-message'
import { t } from '@/locales/t'
import { FormScope } from '@/platform/host/focus-wrong'
import { guestCall } from '@/services/guests'
import { session } from '@/stores/session'
import { toast } from '@/stores/toast'
import { useForm } from '@/hooks/use-form'
import { paymentIds } from '../../payment-ids'
import './guest-email.scss'

interface EmailSheetProps {
  /** Called when it is closed, also after a change. */
  readonly onClose: () => void
}

const EmailSheet = observer(function EmailSheet({ onClose }: EmailSheetProps) {
  const form = useForm({
    values: { email: session.user?.email ?? '' },
    rules: { email: checkEmail },
    submit: async ({ email }) => {
      const user = await guestCall('changeGuestEmail', { email: email.trim() })
      session.setUser(user)
      toast.show(t('guest.email_saved', { email: user.email }))
      onClose()
    },
  })
  return (
    <FormScope value={form.scope}>
      <Sheet
        open
        title={t('guest.email_title')}
        onClose={onClose}
        bottom={
          <Button id={paymentIds.emailSave} label={t('common.save')} onPress={form.submit} busy={form.busy} block />
        }
      >
        <Field
          id={paymentIds.email}
          label={t('guest.email_title')}
          kind="email"
          autocomplete="email"
          value={form.values.email}
          onInput={(email) => form.set('email', email)}
          onBlur={() => form.blur('email')}
          error={form.errors.email}
          onSubmit={form.submit}
          required
        />
        {form.error && (
          <Text tone="danger" live="alert">
            {form.error}
          </Text>
        )}
      </Sheet>
    </FormScope>
  )
})

/** For guests: corrects the e-mail address to which their mails go [rule.guest-email]. */
export const GuestEmail = observer(function GuestEmail() {
  const [open, setOpen] = useState(false)
  if (!session.isGuest) return null
  return (
    <View className="guest-email">
      <Pressable
        id={paymentIds.emailChange}
        label={t('guest.email_change')}
        onPress={() => setOpen(true)}
        className="guest-email__open"
      >
        <Text size={13} underline>
          {t('guest.email_change')}
        </Text>
      </Pressable>
      <Slot>{open && <EmailSheet onClose={() => setOpen(false)} />}</Slot>
    </View>
  )
})
