import Taro from '@tarojs/taro'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { signInIds } from '../ids'
import { hrefTo } from '@/shell/page/href'
import { Pressable } from '@/kit/pressable/pressable'
import { Text } from '@/kit/text/text'
import { t } from '@/locales/t'
import { replaceLink } from '@/platform/navigation/links'
import { back } from '@/platform/navigation/navigation'
import { audienceOf, routeOf } from '@/routes'
import './auth.scss'

/** When nothing lies below, opens the screen that led here if it is public, else home. */
async function goOn(next: string): Promise<void> {
  const name = routeOf(next)
  const isAlone = Taro.getCurrentPages().length <= 1
  if (isAlone && name !== undefined && audienceOf(name) === 'visitor') await replaceLink(next)
  else await back()
}

/** Visitors need no account to browse: leads back to where the visitor was. */
export const GuestLink = observer(function GuestLink({ next = '' }: { next?: string }) {
  return (
    <View className="auth__guest">
      <Pressable
        id={signInIds.guest}
        role="link"
        label={t('auth.as_guest')}
        href={hrefTo('home')}
        onPress={() => goOn(next)}
        className="auth__link"
      >
        <Text size={13} underline>
          {t('auth.as_guest')}
        </Text>
      </Pressable>
    </View>
  )
})
