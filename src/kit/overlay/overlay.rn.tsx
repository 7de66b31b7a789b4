import { useDidHide } from '@tarojs/taro'
import { AppState, KeyboardAvoidingView, Modal, Platform, Pressable } from 'react-native'
import type { OverlayProps } from './types'
import './overlay.scss'

/**
 * A dialog over the page, in the native apps. The back button of Android closes it. It lies in a window of its own, so it
 * goes when its page does; while the whole app is away, such as behind the camera, it waits. It stands on the keyboard:
 * Android makes its window smaller, an iPhone leaves that to the app.
 */
export function Overlay({ label, onClose, children, id }: OverlayProps) {
  useDidHide(() => {
    if (AppState.currentState === 'active') onClose()
  })
  return (
    <Modal transparent animationType="slide" onRequestClose={onClose}>
      <KeyboardAvoidingView
        nativeID={id}
        testID={id}
        className="overlay"
        behavior={Platform.OS === 'ios' ? 'padding' : undefined}
        accessibilityViewIsModal
        accessibilityLabel={label}
      >
        <Pressable className="overlay__scrim" onPress={onClose} accessible={false} />
        {children}
      </KeyboardAvoidingView>
    </Modal>
  )
}
