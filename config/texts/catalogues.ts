import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../shared'
import type { Catalogue } from './modules'

/** The folder of the app's catalogues, one file per language. */
export const CATALOGUES = path.join(root, 'src/locales/catalogues')

export const catalogueFile = (language: string): string => path.join(CATALOGUES, `${language}.json`)

export const readCatalogue = (language: string): Catalogue =>
  JSON.parse(readFileSync(catalogueFile(language), 'utf8')) as Catalogue
