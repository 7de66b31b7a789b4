// Checks that every text exists, is translated, complete and used, and prints the others: tsx tools/texts/check.ts
// (part of npm run lint)
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type Language } from '@contract/base/languages'
import { pluralForm } from '@contract/rules/plural'
import { keyFaults, sourcesIn } from './app-usage'
import { type Catalogue, faultsIn } from './faults'
import { serverFaults } from './server-usage'

const ROOT = path.join(__dirname, '../..')
const APP = 'src/locales/catalogues'
const SERVER = 'server/kernel/text/catalogues'
const CONSOLE = 'console/locales'

const formsOf = (language: Language) => [...new Set([1, 2].map((count) => pluralForm(count, language)))]

const read = (folder: string, language: string) =>
  JSON.parse(readFileSync(path.join(ROOT, folder, `${language}.json`), 'utf8')) as Catalogue

/** The faults of the catalogues in a folder, language by language. */
function catalogueFaults(folder: string): string[] {
  const files = readdirSync(path.join(ROOT, folder))
  const missing = LANGUAGE_CODES.filter((language) => !files.includes(`${language}.json`))
  const unknown = files.filter((file) => !LANGUAGE_CODES.some((language) => file === `${language}.json`))
  const english = read(folder, FALLBACK_LANGUAGE)
  return [
    ...missing.map((language) => `${folder}/${language}.json is missing`),
    ...unknown.map((file) => `${folder}/${file} is of no language in contract/base/languages.ts`),
    ...LANGUAGE_CODES.filter((language) => !missing.includes(language)).flatMap((language) =>
      faultsIn(language === FALLBACK_LANGUAGE ? english : read(folder, language), english, formsOf(language)).map(
        (fault) => `${folder}/${language}.json: ${fault}`,
      ),
    ),
  ]
}

const unusedInTheApp = keyFaults(read(APP, FALLBACK_LANGUAGE), sourcesIn(path.join(ROOT, 'src')).join('\n')).map(
  (fault) => `${APP}: ${fault}`,
)

const unusedOnTheServer = serverFaults(
  read(SERVER, FALLBACK_LANGUAGE),
  sourcesIn(path.join(ROOT, 'server')).join('\n'),
).map((fault) => `${SERVER}: ${fault}`)

const unusedInTheConsole = keyFaults(
  read(CONSOLE, FALLBACK_LANGUAGE),
  sourcesIn(path.join(ROOT, 'console')).join('\n'),
).map((fault) => `${CONSOLE}: ${fault}`)

const faults = [
  ...catalogueFaults(APP),
  ...unusedInTheApp,
  ...catalogueFaults(SERVER),
  ...unusedOnTheServer,
  ...catalogueFaults(CONSOLE),
  ...unusedInTheConsole,
]
if (faults.length > 0) {
  console.log(faults.join('\n'))
  process.exitCode = 1
}
