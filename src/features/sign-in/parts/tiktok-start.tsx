import lock from '@/kit/art/lock.webp'
import { observer } from 'mobx-react-lite'
import { signInIds } from '../ids'
import { State } from '@/kit/state/state'
import { signInText } from '../texts/sign-in'
import { beginSocialSignIn } from '../social-sign-in'

/** Explains the sign-in and starts it with a tap. It never starts by itself: a link alone must not log anybody in. */
export const TiktokStart = observer(function TiktokStart({ next }: { next?: string }) {
  return (
    <State
      art={lock}
      ground="mist"
      title={signInText('tiktok_title')}
      text={signInText('tiktok_why')}
      action={{ id: signInIds.tiktok, label: signInText('tiktok'), onPress: () => beginSocialSignIn(next) }}
    />
  )
})
