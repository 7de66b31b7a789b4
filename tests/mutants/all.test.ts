import fs from 'node:fs'
import path from 'node:path'
import { MUTANTS } from './all'
import { describe as nameOf, mutate } from './mutant'

const ROOT = path.join(__dirname, '../..')
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8')

// a run plays only some of them, so that one without a place would be met by a later run
describe('every fault', () => {
  it.each(MUTANTS.map((mutant) => [nameOf(mutant), mutant] as const))('%s has its place in the code', (_, mutant) => {
    expect(mutate(read(mutant.file), mutant)).not.toBe(read(mutant.file))
  })
})
