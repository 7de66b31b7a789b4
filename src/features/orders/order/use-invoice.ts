import { useState } from 'react'
import { invoiceText } from '@/locales/own/invoice'
import { openDocument } from '@/platform/document/open-document'
import { isApiError } from '@/services/api-error'
import { getInvoiceLink } from '@/services/orders'
import { toast } from '@/stores/toast'

/** Opens the invoice of an order; `writing` while the server writes it and the device takes it. */
export function useInvoice(orderId: string) {
  const [writing, setWriting] = useState(false)

  async function open(): Promise<void> {
    setWriting(true)
    try {
      const { url } = await getInvoiceLink(orderId)
      await openDocument(url)
    } catch (error) {
      // a refusal of the call has been shown by itself
      if (!isApiError(error)) toast.show(invoiceText('failed'), 'alert')
    } finally {
      setWriting(false)
    }
  }
  return { writing, open }
}
