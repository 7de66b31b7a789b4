import { toast } from '@/stores/toast'

/** Shows a short message about something that was done. */
export function showToast(text: string): void {
  toast.show(text)
}
