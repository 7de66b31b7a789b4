import { useState } from 'react'
import type { WalletRecord } from '@contract/entities/wallet'
import { recallText } from '@/locales/own/recall'
import { isApiError } from '@/services/api-error'
import { newIntent } from '@/services/intent'
import { call } from '@/services/request'
import { toast } from '@/stores/toast'

/**
 * Recalls a withdrawal, after a question. `changed` reloads, also after a refusal, which means that it has been
 * decided meanwhile.
 */
export function useRecall(changed: () => void) {
  const [asked, setAsked] = useState<WalletRecord | null>(null)
  const [intent] = useState(newIntent)

  async function confirm(): Promise<void> {
    if (!asked) return
    const fields = { id: asked.id }
    try {
      await call('withdrawRecall', fields, { idempotencyKey: intent.key(fields) })
      intent.done()
      toast.show(recallText('done'))
    } catch (error) {
      // the refusal itself has been shown by the call
      if (!isApiError(error)) throw error
    } finally {
      setAsked(null)
      changed()
    }
  }
  return { asked, ask: setAsked, confirm, close: () => setAsked(null) }
}
