import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button } from '@/kit/button/button'
import { Callout } from '@/kit/callout/callout'
import { t } from '@/locales/t'
import { pictureChooser } from '@/platform/pictures/picture-chooser'
import type { PickFault } from './use-picking'
import './pick-note.scss'

const words = (fault: PickFault): string => {
  if (fault === 'refused') return t('picture.refused')
  return fault === 'failed' ? t('picture.failed') : t('picture.refused_gallery')
}

/** Says why there is no picture, and links to the settings when the app lacks the permission. */
export const PickNote = observer(function PickNote({ fault }: { fault: PickFault | null }) {
  if (fault === null) return null
  const { openSettings } = pictureChooser
  return (
    <View className="pick-note">
      <Callout kind="danger" live="alert">
        {words(fault)}
      </Callout>
      {fault !== 'failed' && openSettings && (
        <View className="pick-note__way">
          <Button kind="line" size="sm" label={t('picture.settings')} onPress={openSettings} />
        </View>
      )}
    </View>
  )
})
