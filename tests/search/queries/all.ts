import type { Language } from '@contract/base/languages'
import type { Query } from '../query'
import { en } from './en'
import { es } from './es'
import { jp } from './jp'
import { th } from './th'
import { zh } from './zh'
import { zhtw } from './zhtw'

/** The searches by the language of the reader. */
export const QUERIES: Readonly<Record<Language, readonly Query[]>> = { en, es, zh, zhtw, jp, th }
