import { useT } from '../text/use-t'
import { Button } from './button'
import { toast } from './over/toast'

/** Without TLS a page has no clipboard: then the text is selected by the old way. */
async function copy(text: string): Promise<boolean> {
  if (window.isSecureContext) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch (error) {
      // the browser asked, and was refused: the old way asks nobody
      if (!(error instanceof DOMException)) throw error
    }
  }
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'unseen'
  // beside what has the focus: a sheet keeps it from everything else
  ;(document.activeElement?.parentElement ?? document.body).append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  return copied
}

/** Copies a text, such as an address for the carrier's form. */
export function CopyButton({ text, label }: { readonly text: string; readonly label?: string }) {
  const t = useT()
  return (
    <Button
      kind="quiet"
      small
      icon="copy"
      onClick={() => void copy(text).then((copied) => toast(t(copied ? 'common.copied' : 'common.not_copied')))}
    >
      {label ?? t('common.copy')}
    </Button>
  )
}
