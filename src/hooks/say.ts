import { toast } from '@/stores/toast'

/** Says in a few words that something was done. */
export function say(text: string): void {
  toast.show(text)
}
