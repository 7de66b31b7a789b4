/** All errors of an import as a CSV, with the rules in words. */
import { IMPORT_MAX_LINES, type ImportFault } from '@contract/base/import-constants'
import type { Language } from '@contract/base/languages'
import type { Db } from '../../kernel/db/types'
import { textOf } from '../../kernel/text/catalogue'
import { csvLine } from './file/formulas'
import { faultsOf } from './present'

/** More faults than a file with the most lines can have in practice. */
const MOST = 10 * IMPORT_MAX_LINES

/** The rule of a fault in words. */
const wordsOfFault = ({ rule, params = {} }: ImportFault, language: Language): string =>
  textOf(`imports.${rule}`, language, params)

export async function* errorLines(db: Db, importId: bigint, language: Language): AsyncGenerator<string> {
  yield csvLine(['line', 'column', 'rule', 'message'])
  for (const fault of await faultsOf(db, importId, MOST)) {
    yield csvLine([String(fault.line), fault.column, fault.rule, wordsOfFault(fault, language)])
  }
}
