import { Button, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Icon } from '@/kit/icon/icon'
import { share } from '@/kit/icon/glyphs/share'
import { ids } from '@/kit/ids'
import { t } from '@/locales/t'
import type { ShareButtonProps } from './types'
import '@/kit/icon-button/icon-button.scss'
import './share-button.weapp.scss'

/** Only the host's own button opens its sheet of chats. The page has set what it shares (useHostPage). */
export const ShareButton = observer(function ShareButton(_props: ShareButtonProps) {
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
})
