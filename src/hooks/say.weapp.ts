import { showToast } from '@tarojs/taro'
import { TOAST_MS } from '@contract/constants'

/** Says in a few words that something was done: the host's own toast shows it, and the page is sent nothing. */
export function say(text: string): void {
  void showToast({ title: text, icon: 'none', duration: TOAST_MS })
}
