import type { Language } from '@contract/languages'
import { POLICIES_UPDATED_AT, readPolicy } from '../settings/policies/policies'
import { Pdf } from '../../kernel/files/pdf'
import { Pen } from './pen'

/** The "about us" page as a document [call.aboutUsDocument]. */
export async function writeAbout(language: Language): Promise<Pdf> {
  const { title, sections } = readPolicy('about', language)
  const pen = new Pen({ title, language, at: new Date(POLICIES_UPDATED_AT) })
  pen.brand()
  pen.paragraph(title, { size: 24, weight: 'bold' })
  for (const [heading, text] of sections) {
    pen.gap(16)
    pen.paragraph(heading, { size: 14, weight: 'bold' })
    pen.gap(4)
    pen.paragraph(text, { size: 11 })
  }
  return new Pdf(await pen.finish(), 'about-souk')
}
