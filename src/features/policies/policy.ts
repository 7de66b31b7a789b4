/** The policies. */
import { endpoints } from '@contract/endpoints/app'
import type { Language } from '@contract/base/languages'
import { apiUrl } from '@/services/request'

/** The address of the "About us" PDF [call.aboutUsDocument]. It is opened outside the app, which sends no headers. */
export const aboutDocumentUrl = (language: Language): string =>
  apiUrl(`${endpoints.aboutUsPolicy.path}/document?lang=${language}`)
