import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { closingIds } from './ids'
import letter from '@/kit/art/letter.webp'
import { Button } from '@/kit/button/button'
import { Page } from '@/shell/page/page'
import { State } from '@/kit/state/state'
import { formatDateTime } from '@/domain/time/dates'
import { t } from '@/locales/t'
import { relaunch } from '@/platform/navigation/navigation'
import { isApiError } from '@/services/api-error'
import { call } from '@/services/request'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { finishSignIn } from '@/stores/session-life'
import { signOut } from '@/stores/sign-in'
import { toast } from '@/stores/toast'
import { DataExport } from './data-export'

async function keep(): Promise<void> {
  const { user } = session
  try {
    await call('accountKeep', {})
  } catch (error) {
    // the call has shown the reason
    if (!isApiError(error)) throw error
    return
  }
  if (user !== null) session.setUser({ ...user, erased_at: null })
  await relaunch('home')
  toast.show(t('closing.kept'))
  await finishSignIn()
}

/** The only screen of a closed account that waits for its erasure: its owner can keep it, or log out. */
export const Grace = observer(function Grace() {
  return (
    <Page
      id={closingIds.page}
      title={t('closing.grace_title')}
      surface="ground"
      // there is nothing to go back to: no bar with a back button
      bar={<></>}
      part="grace"
      bare
      slim
      bottom={
        <>
          <Button id={closingIds.logOut} kind="line" pair label={t('closing.log_out')} onPress={signOut} />
          <Button id={closingIds.keep} pair label={t('closing.keep')} onPress={keep} />
        </>
      }
    >
      <View className="account">
        <State
          art={letter}
          ground="sand"
          title={t('closing.grace_title')}
          text={t('closing.grace_text', { date: formatDateTime(session.erasedAt, settings.language) })}
        />
        <DataExport />
      </View>
    </Page>
  )
})
