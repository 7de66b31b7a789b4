import { View } from '@tarojs/components'
import type { OverlayProps } from './types'
import './overlay.scss'

/** A dialog over the page, in the mini-program. */
export function Overlay({ label, onClose, children, id }: OverlayProps) {
  return (
    <View id={id} className="overlay" ariaRole="dialog" ariaLabel={label} catchMove>
      <View className="overlay__scrim" onClick={onClose} />
      {children}
    </View>
  )
}
