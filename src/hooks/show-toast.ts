import { toast, type ToastAction } from '@/stores/toast'

/** Shows a short message about something that was done, with an action that leads on. */
export function showToast(text: string, action?: ToastAction): void {
  toast.show(text, 'status', action)
}
