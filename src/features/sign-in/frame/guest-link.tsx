import Taro from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { signInIds } from '../ids'
import { hrefTo } from '@/shell/page/href'
import { t } from '@/locales/t'
import { replaceLink } from '@/platform/navigation/links'
import { back } from '@/platform/navigation/navigation'
import { audienceOf, routeOf } from '@/routes'
import { AuthLink } from './auth-link'

/** When nothing lies below, opens the screen that led here if it is public, else home. */
async function goOn(next: string): Promise<void> {
  const name = routeOf(next)
  const isAlone = Taro.getCurrentPages().length <= 1
  if (isAlone && name !== undefined && audienceOf(name) === 'visitor') await replaceLink(next)
  else await back()
}

/** Visitors need no account to browse: leads back to where the visitor was. */
export const GuestLink = observer(function GuestLink({ next = '' }: { next?: string }) {
  return <AuthLink id={signInIds.guest} label={t('auth.as_guest')} href={hrefTo('home')} onPress={() => goOn(next)} />
})
