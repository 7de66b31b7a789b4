/** The policies. */
import { endpoints } from '@contract/endpoints'
import type { Language } from '@contract/languages'
import { apiUrl } from '@/services/request'

/** Where the PDF about us is [call.aboutUsDocument]; it is opened outside the app, which sends no headers. */
export const aboutDocumentUrl = (language: Language): string =>
  apiUrl(`${endpoints.aboutUsPolicy.path}/document?lang=${language}`)
