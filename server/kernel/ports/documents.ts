/** The interface of the document writer, which server/areas/documents implements. */
import type { StatementLine, StatementMonth } from '@contract/calls/seller/settlement'
import type { OrderDetail } from '@contract/entities/order'
import type { Language } from '@contract/base/languages'
import type { Pdf } from '../files/pdf'

/** What goes into a parcel, and where it goes: plain data without prices. */
export interface Slip {
  readonly increment_id: string
  /** ISO 8601. */
  readonly created_at: string
  readonly shop: string
  readonly address: Omit<OrderDetail['address'], 'email'>
  /** The chosen shipping, in the language of the slip. */
  readonly arrival_method: string
  /** The buyer's remark; may be empty. */
  readonly order_remark: string
  readonly products: readonly {
    readonly sku: string
    /** With its options, in the language of the slip. */
    readonly name: string
    readonly qty: number
  }[]
}

/** What the page "about us" says in a language. */
export interface AboutText {
  readonly title: string
  readonly sections: readonly (readonly [heading: string, text: string])[]
  /** When it last changed: ISO 8601. */
  readonly at: string
}

/** What a statement shows. */
export interface Stated {
  /** The shop's name. */
  readonly shop: string
  readonly statement: StatementMonth
  readonly lines: readonly StatementLine[]
  /** How many lines the month has. */
  readonly count: number
}

export interface Documents {
  /** The page "about us" in a language; while its text stays, it is written once per server process. */
  about(language: Language, text: AboutText): Promise<Pdf>
  /** The invoice of an order; `order` is the answer of the order call in that language. Throws TooManyDocuments. */
  invoice(order: OrderDetail, language: Language): Promise<Pdf>
  /** Packing slips, each on a page of its own. Throws TooManyDocuments. */
  slips(slips: readonly Slip[], language: Language): Promise<Pdf>
  /** The statement of a shop for a month. Throws TooManyDocuments. */
  statement(stated: Stated, language: Language): Promise<Pdf>
  /** Ends the threads; documents in progress fail. */
  close(): Promise<void>
}
