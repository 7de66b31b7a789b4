import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { Data } from '@contract/all-calls'
import { isMailChoice, type MailChoice } from '@contract/base/mails'
import { cx } from '@/kit/cx'
import { Panel } from '@/kit/panel/panel'
import { Switch } from '@/kit/switch/switch'
import { LoadStates } from '@/kit/state/load-states'
import { Text } from '@/kit/text/text'
import { useLoad } from '@/hooks/use-load'
import { t } from '@/locales/t'
import { isApiError } from '@/services/api-error'
import { messageCall } from '@/services/messages'
import { toast } from '@/stores/toast'
import { profileIds } from '../profile/ids'
import { ProfileSkeleton } from '../profile/profile-skeleton'
import './mail-choices.scss'

type Answer = Data<'mailChoices'>

/** The mails that the user can do without; each choice is saved at once [rule.mail-choices]. */
export const MailChoices = observer(function MailChoices() {
  const load = useLoad((options) => messageCall('mailChoices', {}, options))
  const [saved, setSaved] = useState<{ readonly answer: Answer; readonly after: Answer }>()
  const [sending, setSending] = useState<MailChoice>()

  async function choose(kind: MailChoice, on: boolean, after: Answer): Promise<void> {
    setSending(kind)
    try {
      setSaved({ answer: await messageCall('mailChoose', { kind, on }), after })
      toast.show(t('mailChoices.saved'))
    } catch (error) {
      // the call has shown its refusal
      if (!isApiError(error)) throw error
    } finally {
      setSending(undefined)
    }
  }

  return (
    <LoadStates load={load} skeleton={<ProfileSkeleton />} failedTitle={t('mailChoices.failed')}>
      {(loaded) => {
        const { choices } = saved?.after === loaded ? saved.answer : loaded
        // another back end may have kinds of its own
        const known = choices.filter(({ kind }) => isMailChoice(kind))
        return (
          <>
            {known.length > 0 && (
              <Panel>
                {known.map(({ kind, on }, place) => (
                  <View key={kind} className={cx('mail-choices__row', place > 0 && 'mail-choices__row--next')}>
                    <View className="mail-choices__words">
                      <Text>{t(`mailChoices.kind_${kind}`)}</Text>
                      <Text size={13} tone="ink2">
                        {t(`mailChoices.about_${kind}`)}
                      </Text>
                    </View>
                    <Switch
                      id={profileIds.mail(kind)}
                      label={t(`mailChoices.kind_${kind}`)}
                      on={sending === kind ? !on : on}
                      disabled={sending !== undefined}
                      onPress={() => choose(kind, !on, loaded)}
                    />
                  </View>
                ))}
              </Panel>
            )}
            <View className="mail-choices__always">
              <Text size={13} tone="ink2">
                {t('mailChoices.always')}
              </Text>
            </View>
          </>
        )
      }}
    </LoadStates>
  )
})
