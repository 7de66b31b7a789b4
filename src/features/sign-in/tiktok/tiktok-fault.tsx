import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import lock from '@/kit/art/lock.webp'
import plug from '@/kit/art/plug.webp'
import { Button } from '@/kit/button/button'
import { signInIds } from '../ids'
import { State } from '@/kit/state/state'
import { t } from '@/locales/t'
import { replace } from '@/platform/navigation/navigation'
import { beginSocialSignIn, socialNext, type SocialFault } from './social-sign-in'
import '../frame/auth.scss'

/** denied: the user refused on the platform; failed: the platform or the server failed; off: it is not offered. */
export type TiktokTrouble = SocialFault | 'denied' | 'failed' | 'off'

/** The texts of each fault, as functions, so that they follow the language. */
const WORDS: Record<TiktokTrouble, () => { title: string; text: string }> = {
  denied: () => ({ title: t('signIn.tiktok_denied'), text: t('signIn.tiktok_denied_text') }),
  failed: () => ({ title: t('signIn.tiktok_failed'), text: t('signIn.tiktok_failed_text') }),
  foreign: () => ({ title: t('signIn.tiktok_failed'), text: t('signIn.tiktok_foreign') }),
  late: () => ({ title: t('signIn.tiktok_failed'), text: t('signIn.tiktok_late') }),
  off: () => ({ title: t('signIn.tiktok_title'), text: t('signIn.tiktok_off') }),
}

/** Says why the sign-in failed and what to do; keeps the link to return to. */
export const TiktokFault = observer(function TiktokFault({ why, next = '' }: { why: TiktokTrouble; next?: string }) {
  const [link, setLink] = useState(next)
  useEffect(() => {
    if (next === '') void socialNext().then(setLink)
  }, [next])
  const again = { id: signInIds.tiktok, label: t('signIn.again'), onPress: () => beginSocialSignIn(link) }
  return (
    <View id={signInIds.tiktokFault}>
      <State
        art={why === 'failed' ? plug : lock}
        ground={why === 'failed' ? 'rose' : 'mist'}
        {...WORDS[why]()}
        action={why === 'off' ? undefined : again}
      />
      <View className="auth__guest">
        <Button
          id={signInIds.tiktokEmail}
          kind="line"
          size="md"
          label={t('signIn.by_email')}
          onPress={() => replace('login', { next: link })}
        />
      </View>
    </View>
  )
})
