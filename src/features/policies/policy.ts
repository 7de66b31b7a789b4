/** The policies. */
import { endpoints } from '@contract/endpoints'
import type { Language } from '@contract/languages'
import { apiUrl, call, type Options } from '@/services/request'

export const termsPolicy = (options?: Options) => call('termsPolicy', {}, options)
export const privacyPolicy = (options?: Options) => call('privacyPolicy', {}, options)
export const returnPolicy = (options?: Options) => call('returnPolicy', {}, options)
export const supportPolicy = (options?: Options) => call('supportPolicy', {}, options)
export const aboutUsPolicy = (options?: Options) => call('aboutUsPolicy', {}, options)

/** Where the PDF about us is [call.aboutUsDocument]; it is opened outside the app, which sends no headers. */
export const aboutDocumentUrl = (language: Language): string =>
  apiUrl(`${endpoints.aboutUsPolicy.path}/document?lang=${language}`)
