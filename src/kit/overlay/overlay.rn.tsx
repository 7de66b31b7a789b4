import { useDidHide } from '@tarojs/taro'
import { useContext } from 'react'
import { AppState, KeyboardAvoidingView, Modal, Platform, Pressable } from 'react-native'
import { OverDialogs } from './over-dialogs.rn'
import type { OverlayProps } from './types'
import './overlay.scss'

/**
 * A dialog over the page, in the native apps. Android's back button closes it. The dialog has a window of its own, so
 * it must close when its page is hidden; but while the whole app is in the background, such as behind the camera, it
 * stays. The page's toast is drawn over it. It keeps above the keyboard: Android shrinks its window, while on an iPhone
 * the app must move it.
 */
export function Overlay({ label, onClose, children, id }: OverlayProps) {
  useDidHide(() => {
    if (AppState.currentState === 'active') onClose()
  })
  const over = useContext(OverDialogs)
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
        {over}
      </KeyboardAvoidingView>
    </Modal>
  )
}
