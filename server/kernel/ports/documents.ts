/** What writes documents, as calls see it; server/areas/documents does it. */
import type { OrderDetail } from '@contract/entities/order'
import type { Language } from '@contract/languages'
import type { Pdf } from '../files/pdf'

export interface Documents {
  /** About us in a language; written once while the server runs. */
  about(language: Language): Promise<Pdf>
  /** The invoice of an order; `order` is the answer of the order's own call in that language. Throws TooManyDocuments. */
  invoice(order: OrderDetail, language: Language): Promise<Pdf>
  /** Ends the threads; documents in progress fail. */
  close(): Promise<void>
}
