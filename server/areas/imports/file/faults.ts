import { Code } from '@contract/base/codes'
import type { ImportFault } from '@contract/base/import-constants'
import { Refusal } from '../../../kernel/http/refusal'

/** The file cannot be read; nothing of it is kept. */
export class UnreadableFile extends Error {
  constructor(readonly faults: readonly ImportFault[]) {
    super(`an unreadable file: ${faults.map(({ line, rule }) => `line ${line} ${rule}`).join(', ')}`)
  }
}

export const unreadable = (line: number, rule: ImportFault['rule'], params?: ImportFault['params']) =>
  new UnreadableFile([{ line, column: '', rule, ...(params ? { params } : {}) }])

/** 1000008 at the field of the file, with the faults and their lines. */
export const refusedFile = ({ faults }: UnreadableFile) =>
  new Refusal(Code.invalidParameter, { errors: [{ field: 'file', rule: 'format' }], lines: faults })
