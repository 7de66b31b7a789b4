import { untracked } from 'mobx'
import { Toast } from '@/kit/toast/toast'
import { toast } from '@/stores/toast'
import { useWhileVisible } from '@/hooks/use-while-visible'

/** The toast over this page, if there is one. Pages below it are not redrawn for it. */
export function PageToast() {
  const id = useWhileVisible(() => toast.current?.id ?? 0)
  const now = untracked(() => toast.current)
  if (now?.id !== id) return null
  const { text, kind, action } = now
  const leadOn = action && {
    label: action.label,
    onPress: () => {
      // it has done its work, and would stand on the page that it leads to
      toast.hide()
      action.onPress()
    },
  }
  return <Toast key={id} text={text} kind={kind} action={leadOn} />
}
