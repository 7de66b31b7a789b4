import { Button, View } from '@tarojs/components'
import { Icon } from '@/kit/icon/icon'
import { share } from '@/kit/icon/glyphs/share'
import { ids } from '@/kit/ids'
import { useT } from '@/locales/use-t'
import type { ShareButtonProps } from './types'
import '@/kit/icon-button/icon-button.scss'
import './share-button.weapp.scss'

/** Only the host's own button opens its sheet of chats. The page has set what it shares (useHostPage). */
export function ShareButton(_props: ShareButtonProps) {
  const t = useT()
  return (
    <Button
      id={ids.share}
      openType="share"
      className="icon-button share-button"
      hoverClass="share-button--down"
      ariaLabel={t('common.share')}
    >
      <View className="icon-button__face icon-button__face--disc">
        <Icon glyph={share} size={20} />
      </View>
    </Button>
  )
}
