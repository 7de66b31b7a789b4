/** What a document is written from: plain data that a thread can be handed. */
import type { Language } from '@contract/languages'
import { writeAbout } from './about'
import { writeInvoice } from './invoice'
import type { Invoiced } from './invoiced'
import type { Pdf } from '../../kernel/files/pdf'

export type Job =
  | { readonly kind: 'about'; readonly language: Language }
  | { readonly kind: 'invoice'; readonly language: Language; readonly order: Invoiced }

/** Writes the document: work of the processor for a tenth of a second or more. */
export function write(job: Job): Promise<Pdf> {
  return job.kind === 'about' ? writeAbout(job.language) : writeInvoice(job.order, job.language)
}
