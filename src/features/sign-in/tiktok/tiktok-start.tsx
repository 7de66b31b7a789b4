import lock from '@/kit/art/lock.webp'
import { observer } from 'mobx-react-lite'
import { signInIds } from '../ids'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { beginSocialSignIn } from './social-sign-in'

/** Explains the sign-in and starts it with a tap. It never starts by itself: a link alone must not log anybody in. */
export const TiktokStart = observer(function TiktokStart({ next }: { next?: string }) {
  return (
    <State
      art={lock}
      ground="mist"
      title={t('signIn.tiktok_title')}
      text={t('signIn.tiktok_why')}
      action={{ id: signInIds.tiktok, label: t('signIn.tiktok'), onPress: () => beginSocialSignIn(next) }}
    />
  )
})
