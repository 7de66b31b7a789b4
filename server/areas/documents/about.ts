import type { AboutText } from '../../kernel/ports/documents'
import { Pdf } from '../../kernel/files/pdf'
import { PdfWriter, type Written } from './pdf-writer'

/** The "about us" page as a document, with its text in this language [call.aboutUsDocument]. */
export async function writeAbout({ language, market }: Written, { title, sections, at }: AboutText): Promise<Pdf> {
  const pen = new PdfWriter({ title, market, language, at: new Date(at) })
  pen.brand()
  pen.paragraph(title, { size: 24, weight: 'bold' })
  for (const [heading, text] of sections) {
    pen.gap(16)
    if (heading !== '') pen.paragraph(heading, { size: 14, weight: 'bold' })
    pen.gap(4)
    for (const line of text.split('\n')) pen.paragraph(line, { size: 11 })
  }
  return new Pdf(await pen.finish(), 'about-us')
}
