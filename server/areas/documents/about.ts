import type { AboutText } from '../../kernel/ports/documents'
import { aboutBuiltIn } from '../settings/policies/policies'
import { Pdf } from '../../kernel/files/pdf'
import { Pen, type Written } from './pen'

/** The "about us" page as a document [call.aboutUsDocument]; `own` is the shop's text in this language. */
export async function writeAbout({ language, market }: Written, own: AboutText | null = null): Promise<Pdf> {
  const { title, sections, at } = own ?? aboutBuiltIn(language)
  const pen = new Pen({ title, market, language, at: new Date(at) })
  pen.brand()
  pen.paragraph(title, { size: 24, weight: 'bold' })
  for (const [heading, text] of sections) {
    pen.gap(16)
    if (heading !== '') pen.paragraph(heading, { size: 14, weight: 'bold' })
    pen.gap(4)
    for (const line of text.split('\n')) pen.paragraph(line, { size: 11 })
  }
  return new Pdf(await pen.finish(), 'about-souk')
}
