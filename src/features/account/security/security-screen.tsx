import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { OpenSession } from '@contract/entities/sign-in'
import { Button } from '@/kit/button/button'
import { Confirm } from '@/kit/confirm/confirm'
import { AccountPage } from '@/shell/account/account-page'
import { screen } from '@/shell/screen/screen'
import { securityIds } from './ids'
import { LoadStates } from '@/kit/state/load-states'
import { Text } from '@/kit/text/text'
import { isApiError } from '@/services/api-error'
import { call } from '@/services/request'
import { toast } from '@/stores/toast'
import { useGuard } from '@/hooks/use-guard'
import { useLoad } from '@/hooks/use-load'
import { usePaged } from '@/hooks/use-paged'
import { t } from '@/locales/t'
import { SecuritySkeleton } from './security-skeleton'
import { SessionCard } from './session-card'
import { SignInList } from './sign-in-list'
import './security-screen.scss'

/** The sessions of the account, which can be ended here, and its sign-in events. */
const Security = observer(function Security() {
  const load = useLoad((options) => call('sessions', {}, options))
  const paged = usePaged(
    (place, options) => call('signIns', place, options),
    ({ id }) => id,
  )
  const [asking, setAsking] = useState(false)

  async function change(work: () => Promise<{ list: OpenSession[] }>): Promise<void> {
    try {
      await work()
      toast.show(t('security.ended'))
    } catch (error) {
      // the call has shown its refusal
      if (!isApiError(error)) throw error
    } finally {
      setAsking(false)
      load.reload()
      paged.reload()
    }
  }
  return (
    <AccountPage
      route="security"
      id={securityIds.page}
      title={t('security.title')}
      surface="ground"
      pull
      onEnd={paged.more}
      slim
    >
      <View className="security">
        <View className="security__part">
          <View className="security__title">
            <Text size={17} bold heading={2}>
              {t('security.sessions')}
            </Text>
          </View>
          <LoadStates load={load} skeleton={<SecuritySkeleton />} failedTitle={t('security.sessions_failed')}>
            {({ list }) => (
              <>
                {list.map((session) => (
                  <SessionCard
                    key={session.session_id}
                    session={session}
                    onEnd={(session_id) => change(() => call('sessionEnd', { session_id }))}
                  />
                ))}
                {list.length > 1 && (
                  <View className="security__others">
                    <Button
                      id={securityIds.endOthers}
                      kind="soft"
                      block
                      label={t('security.end_others')}
                      opens="dialog"
                      onPress={() => setAsking(true)}
                    />
                  </View>
                )}
              </>
            )}
          </LoadStates>
        </View>
        <View className="security__part">
          <View className="security__title">
            <Text size={17} bold heading={2}>
              {t('security.events')}
            </Text>
            <Text size={13} tone="ink2">
              {t('security.events_hint')}
            </Text>
          </View>
          <SignInList paged={paged} />
        </View>
      </View>
      <Confirm
        open={asking}
        title={t('security.end_others')}
        text={t('security.end_others_text')}
        confirm={t('security.end_others_confirm')}
        onConfirm={() => change(() => call('sessionsEndOthers', {}))}
        onClose={() => setAsking(false)}
      />
    </AccountPage>
  )
})

export default screen(function SecurityPage() {
  return useGuard('security') ? <Security /> : null
})
