/** The input of a document: plain data that can be sent to a thread. */
import type { Language } from '@contract/languages'
import { writeAbout } from './about'
import { writeInvoice } from './invoice'
import type { Invoiced } from './invoiced'
import type { Pdf } from '../../kernel/files/pdf'

export type Job =
  | { readonly kind: 'about'; readonly language: Language }
  | { readonly kind: 'invoice'; readonly language: Language; readonly order: Invoiced }

/** Writes the document, which takes a tenth of a second of CPU time or more. */
export function write(job: Job): Promise<Pdf> {
  return job.kind === 'about' ? writeAbout(job.language) : writeInvoice(job.order, job.language)
}
