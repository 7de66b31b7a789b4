import { useDidHide } from '@tarojs/taro'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { Advert } from '@contract/entities/settings'
import { Button } from '@/kit/button/button'
import { homeIds } from '../ids'
import { cx } from '@/kit/cx'
import { cross } from '@/kit/icon/glyphs/cross'
import { IconButton } from '@/kit/icon-button/icon-button'
import { Overlay } from '@/kit/overlay/overlay'
import { Picture } from '@/kit/picture/picture'
import { toneOf } from '@/kit/picture/tone-of'
import { Text } from '@/kit/text/text'
import { localised } from '@/domain/text/localised'
import { t } from '@/locales/t'
import { advertHref, openAdvert } from '../advert/advert-link'
import { takePopup } from './popup'
import { settings } from '@/stores/settings'
import '@/kit/tone/tone.scss'
import './popup-advert.scss'

/**
 * The popup advert over home: at most once in 24 hours, on layer 10075, closed with the page [advert.popup-24h]
 * [const.layers].
 */
export const PopupAdvert = observer(function PopupAdvert() {
  const [advert, setAdvert] = useState<Advert | null>(null)
  useDidHide(() => setAdvert(null))
  useEffect(() => {
    let here = true
    void takePopup().then((taken) => here && setAdvert(taken))
    return () => {
      here = false
    }
  }, [])
  if (advert === null) return null

  const { language } = settings
  const close = () => setAdvert(null)
  const title = localised(advert, 'title', language)
  const caption = localised(advert, 'text', language)
  const tone = toneOf(advert.ground)
  const dark = tone === 'forest'
  const look = () => {
    close()
    return openAdvert(advert.link)
  }
  return (
    <Overlay id={homeIds.popup} label={title} onClose={close}>
      <View className={cx('popup-advert', `tone--${tone}`)}>
        <View className="popup-advert__close">
          <IconButton disc id={homeIds.popupClose} glyph={cross} label={t('common.close')} onPress={close} />
        </View>
        <View className={cx('popup-advert__arch', `tone-2--${tone}`)}>
          <View className="popup-advert__picture">
            <Picture image={advert.image} alt="" fit radius="none" eager />
          </View>
        </View>
        <Text size={13} tone={dark ? 'muteOnForest' : 'ink2'} align="center">
          {caption}
        </Text>
        <View className="popup-advert__title">
          <Text size={24} bold heading={2} tone={dark ? 'onNight' : 'ink'} align="center">
            {title}
          </Text>
        </View>
        {advertHref(advert.link) !== undefined && (
          <Button id={homeIds.popupOpen} kind="paper" label={t('home.look')} onPress={look} />
        )}
      </View>
    </Overlay>
  )
})
