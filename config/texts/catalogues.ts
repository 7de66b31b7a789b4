import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from '../shared'
import type { Catalogue } from './modules'

/** The folder of the app's catalogues, one file per language. */
export const CATALOGUES = path.join(root, 'src/locales/catalogues')

export const catalogueFile = (language: string): string => path.join(CATALOGUES, `${language}.json`)

const kept = new Map<string, { changedAt: number; catalogue: Catalogue }>()

/** A language's catalogue. A build asks for it once per source: it is read anew only after it has changed. */
export function readCatalogue(language: string): Catalogue {
  const file = catalogueFile(language)
  const changedAt = statSync(file).mtimeMs
  const before = kept.get(file)
  if (before?.changedAt === changedAt) return before.catalogue
  const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Catalogue
  kept.set(file, { changedAt, catalogue })
  return catalogue
}
