import type { Language } from '@contract/base/languages'
import type { Company } from './company'
import { textOf } from '../text/catalogue'

/** The company's name, address, mail and tax number, as a sentence. */
export const companyText = ({ name, address, email, taxId: tax }: Company, language: Language): string =>
  textOf('company.text', language, { name, address, email, tax })
