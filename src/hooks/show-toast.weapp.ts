import { showToast as showHostToast } from '@tarojs/taro'
import { TOAST_MS } from '@contract/base/constants'
import { toast, type ToastAction } from '@/stores/toast'

/** Shows a short message in the host's own toast, which needs no update of the page but has no action. */
export function showToast(text: string, action?: ToastAction): void {
  if (action) toast.show(text, 'status', action)
  else void showHostToast({ title: text, icon: 'none', duration: TOAST_MS })
}
