import { untracked } from 'mobx'
import { Toast } from '@/kit/toast/toast'
import { toast } from '@/stores/toast'
import { useWhileShown } from '@/hooks/use-while-shown'

/** The toast over this page, if there is one. Pages below it are not redrawn for it. */
export function PageToast() {
  const id = useWhileShown(() => toast.current?.id ?? 0)
  const now = untracked(() => toast.current)
  return now?.id === id ? <Toast key={id} text={now.text} kind={now.kind} /> : null
}
