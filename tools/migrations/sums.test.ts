import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { addSums, faults, readSums, unsummed } from './sums.mjs'

const LANDED = path.join(__dirname, '../../server/kernel/db/migrations')

describe('the migrations that have landed', () => {
  it('are as they were when they landed', () => {
    expect(faults(LANDED)).toEqual([])
  })

  it('have a sum, each of them: run npm run db:sums and commit server/kernel/db/migrations/sums.json', () => {
    expect(unsummed(LANDED)).toEqual([])
  })
})

describe('the sums of migrations', () => {
  let folder: string
  const file = (name: string) => path.join(folder, name)
  const journal = (...entries: readonly (readonly [tag: string, when: number])[]) =>
    fs.writeFileSync(
      file('meta/_journal.json'),
      JSON.stringify({ entries: entries.map(([tag, when], idx) => ({ idx, tag, when })) }),
    )

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-sums-'))
    fs.mkdirSync(file('meta'))
    fs.writeFileSync(file('0000_first.sql'), 'create table a ()')
    journal(['0000_first', 1_000])
    addSums(folder)
  })
  afterEach(() => fs.rmSync(folder, { recursive: true }))

  it('are those that drizzle writes into a database', () => {
    const sha256 = createHash('sha256').update('create table a ()').digest('hex')
    expect(readSums(folder)).toEqual({ '0000_first': { when: 1_000, sha256 } })
  })

  it('are added for a new migration, and those before it stay', () => {
    const before = readSums(folder)
    fs.writeFileSync(file('0001_second.sql'), 'create table b ()')
    journal(['0000_first', 1_000], ['0001_second', 2_000])
    expect(unsummed(folder)).toEqual(['0001_second'])
    expect(addSums(folder)).toEqual(['0001_second'])
    expect(readSums(folder)).toMatchObject(before)
    expect(unsummed(folder)).toEqual([])
  })

  it.each([
    [
      'a changed file',
      () => fs.appendFileSync(file('0000_first.sql'), ';'),
      '0000_first.sql has landed and was changed',
    ],
    ['another time', () => journal(['0000_first', 1_001]), '"when" in the journal was changed'],
    ['a file that is gone', () => journal(), '0000_first has landed and is gone'],
  ])('refuse %s, say what to do, and stay as they are', (_what, change, line) => {
    const before = readSums(folder)
    change()
    expect(faults(folder).join()).toContain(line)
    expect(() => addSums(folder)).toThrow('git checkout main -- server/kernel/db/migrations')
    expect(readSums(folder)).toEqual(before)
  })

  it('refuse a migration that is older than the one before it, which databases would leave out', () => {
    fs.writeFileSync(file('0001_second.sql'), 'create table b ()')
    journal(['0000_first', 1_000], ['0001_second', 1_000])
    expect(() => addSums(folder)).toThrow('0001_second is older than the migration before it')
  })

  it('refuse a file that is not in the journal', () => {
    fs.writeFileSync(file('0001_mine.sql'), 'create table c ()')
    expect(faults(folder)).toEqual([expect.stringContaining('0001_mine.sql is not in the journal')])
  })
})
