import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { SkeletonLine } from '@/kit/skeleton/skeleton-line'
import { Failed } from '@/kit/state/failed'
import { Offline } from '@/kit/state/offline'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { relaunch } from '@/platform/navigation/navigation'
import { isApiError } from '@/services/api-error'
import { session } from '@/stores/session'
import { endSocialSignIn } from './social-sign-in'
import { TiktokFault, type TiktokTrouble } from './tiktok-fault'
import '../frame/auth.scss'

type Stage = 'working' | 'offline' | 'broken' | TiktokTrouble

/** The next stage of the sign-in. Throws when the error did not come from the server. */
async function end(code: string, state: string): Promise<Stage> {
  // a user who is logged in already, because the page was loaded twice, goes home
  if (session.loggedIn) {
    await relaunch('home')
    return 'working'
  }
  try {
    return (await endSocialSignIn(code, state)) ?? 'working'
  } catch (error) {
    if (!isApiError(error)) throw error
    if (error.kind === 'network') return 'offline'
    return error.kind === 'interface' ? 'broken' : 'failed'
  }
}

interface TiktokReturnProps {
  code: string
  state: string
}

/**
 * Completes the sign-in with the platform's parameters, once per return. After a network failure the user can retry.
 */
export const TiktokReturn = observer(function TiktokReturn({ code, state }: TiktokReturnProps) {
  const [stage, setStage] = useState<Stage>('working')
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let left = false
    setStage('working')
    void end(code, state).then((reached) => !left && setStage(reached))
    return () => {
      left = true
    }
  }, [code, state, turn])

  const again = () => setTurn(turn + 1)
  if (stage === 'offline') return <Offline onRetry={again} />
  if (stage === 'broken') return <Failed title={t('signIn.tiktok_failed')} onRetry={again} />
  if (stage !== 'working') return <TiktokFault why={stage} />
  return (
    <View className="auth">
      <Text tone="ink2" live="status">
        {t('signIn.tiktok_waiting')}
      </Text>
      <View className="auth__gap" />
      <SkeletonLine height={176} shape="card" />
    </View>
  )
})
