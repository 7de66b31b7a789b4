import { showToast as showHostToast } from '@tarojs/taro'
import { TOAST_MS } from '@contract/constants'

/** Shows a short message in the host's own toast, which needs no update of the page. */
export function showToast(text: string): void {
  void showHostToast({ title: text, icon: 'none', duration: TOAST_MS })
}
