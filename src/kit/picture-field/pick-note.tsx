import { View } from '@tarojs/components'
import { Button } from '@/kit/button/button'
import { Callout } from '@/kit/callout/callout'
import { pictureText } from '@/locales/own/picture'
import { useT } from '@/locales/use-t'
import { pictureChooser } from '@/platform/pictures/picture-chooser'
import type { PickFault } from './use-picking'
import './pick-note.scss'

const words = (fault: PickFault): string => {
  if (fault === 'refused') return pictureText('refused')
  return fault === 'failed' ? pictureText('failed') : pictureText('refused_gallery')
}

/** Says why there is no picture, and links to the settings when the app lacks the permission. */
export function PickNote({ fault }: { fault: PickFault | null }) {
  // redraws when the language changes
  useT()
  if (fault === null) return null
  const { openSettings } = pictureChooser
  return (
    <View className="pick-note">
      <Callout kind="danger" live="alert">
        {words(fault)}
      </Callout>
      {fault !== 'failed' && openSettings && (
        <View className="pick-note__way">
          <Button kind="line" size="sm" label={pictureText('settings')} onPress={openSettings} />
        </View>
      )}
    </View>
  )
}
