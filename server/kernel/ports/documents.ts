/** The interface of the document writer, which server/areas/documents implements. */
import type { OrderDetail } from '@contract/entities/order'
import type { Language } from '@contract/languages'
import type { Pdf } from '../files/pdf'

export interface Documents {
  /** The "about us" document in a language; written once per server process. */
  about(language: Language): Promise<Pdf>
  /** The invoice of an order; `order` is the answer of the order call in that language. Throws TooManyDocuments. */
  invoice(order: OrderDetail, language: Language): Promise<Pdf>
  /** Ends the threads; documents in progress fail. */
  close(): Promise<void>
}
