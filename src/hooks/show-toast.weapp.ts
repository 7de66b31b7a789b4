import { showToast as showHostToast } from '@tarojs/taro'
import { TOAST_MS } from '@contract/constants'

/** Tells the user in a few words that something was done: the host's own toast shows it, and the page is sent nothing. */
export function showToast(text: string): void {
  void showHostToast({ title: text, icon: 'none', duration: TOAST_MS })
}
