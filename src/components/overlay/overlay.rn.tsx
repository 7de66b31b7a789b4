import { Modal, Pressable, View } from 'react-native'
import type { OverlayProps } from './types'
import './overlay.scss'

/** A dialog over the page, in the native apps. */
export function Overlay({ label, onClose, children, id }: OverlayProps) {
  return (
    <Modal transparent animationType="slide" onRequestClose={onClose}>
      <View nativeID={id} testID={id} className="overlay" accessibilityViewIsModal accessibilityLabel={label}>
        <Pressable className="overlay__scrim" onPress={onClose} accessible={false} />
        {children}
      </View>
    </Modal>
  )
}
