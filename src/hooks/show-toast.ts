import { toast } from '@/stores/toast'

/** Tells the user in a few words that something was done. */
export function showToast(text: string): void {
  toast.show(text)
}
