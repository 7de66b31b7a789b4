/** The input of a document: plain data that can be sent to a thread. */
import type { Company } from '../../kernel/config/company'
import type { AboutText, Slip } from '../../kernel/ports/documents'
import { writeAbout } from './about'
import type { Written } from './pdf-writer'
import { writeInvoice } from './invoice'
import type { Invoiced } from './invoiced'
import { writeSlips } from './slips'
import { writeStatement } from './statement'
import type { Pdf } from '../../kernel/files/pdf'
import type { Stated } from '../../kernel/ports/documents'

export type Job = Written &
  (
    | { readonly kind: 'about'; readonly text: AboutText }
    | { readonly kind: 'invoice'; readonly zone: string; readonly order: Invoiced; readonly company: Company | null }
    | { readonly kind: 'slips'; readonly zone: string; readonly slips: readonly Slip[] }
    | { readonly kind: 'statement'; readonly stated: Stated; readonly company: Company | null }
  )

/** Writes the document, which takes a tenth of a second of CPU time or more. */
export function write(job: Job): Promise<Pdf> {
  switch (job.kind) {
    case 'about':
      return writeAbout(job, job.text)
    case 'invoice':
      return writeInvoice(job.order, job)
    case 'slips':
      return writeSlips(job.slips, job)
    case 'statement':
      return writeStatement(job.stated, job)
  }
}
