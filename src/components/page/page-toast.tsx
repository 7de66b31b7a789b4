import { observer } from 'mobx-react-lite'
import { Toast } from '@/components/toast/toast'
import { toast } from '@/stores/toast'

/** The toast that stands over this page, if there is one. */
export const PageToast = observer(function PageToast() {
  const now = toast.current
  return now && <Toast key={now.id} text={now.text} kind={now.kind} />
})
