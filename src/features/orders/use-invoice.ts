import { useState } from 'react'
import { t } from '@/locales/t'
import { openDocument } from '@/platform/document/open-document'
import { isApiError } from '@/services/api-error'
import { getInvoiceLink } from '@/services/orders'
import { toast } from '@/stores/toast'

/** Opens the invoice of an order. `writing` is true while the server writes it and the device downloads it. */
export function useInvoice(orderId: string) {
  const [writing, setWriting] = useState(false)

  async function open(): Promise<void> {
    setWriting(true)
    try {
      const { url } = await getInvoiceLink(orderId)
      await openDocument(url)
    } catch (error) {
      // a refusal has been shown by the call
      if (!isApiError(error)) toast.show(t('invoice.failed'), 'alert')
    } finally {
      setWriting(false)
    }
  }
  return { writing, open }
}
