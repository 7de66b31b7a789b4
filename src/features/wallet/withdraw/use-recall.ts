import { useState } from 'react'
import type { WalletRecord } from '@contract/entities/wallet'
import { t } from '@/locales/t'
import { isApiError } from '@/services/api-error'
import { newIntent } from '@/services/intent'
import { call } from '@/services/request'
import { toast } from '@/stores/toast'

/**
 * Recalls a withdrawal, after a confirmation. `changed` reloads, also after a refusal, which means that the withdrawal
 * was decided meanwhile.
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
      toast.show(t('recall.done'))
    } catch (error) {
      // the call has shown its refusal
      if (!isApiError(error)) throw error
    } finally {
      setAsked(null)
      changed()
    }
  }
  return { asked, ask: setAsked, confirm, close: () => setAsked(null) }
}
