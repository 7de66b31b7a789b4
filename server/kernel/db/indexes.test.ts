import { at } from '@contract/rules/lists'
import { knownMigrations, statementsOf } from './migrations'

/** The statement that made each index that is still there. */
function indexes(): Map<string, string> {
  const found = new Map<string, string>()
  for (const statement of knownMigrations().flatMap(({ tag }) => statementsOf(`${tag}.sql`))) {
    const text = statement.replace(/^--.*$/gm, '').trim()
    const made = /^CREATE (?:UNIQUE )?INDEX (?:IF NOT EXISTS )?"(\w+)"/.exec(text)?.[1]
    if (made) found.set(made, text)
    const dropped = /^DROP INDEX (?:IF EXISTS )?([^;]+)/.exec(text)?.[1] ?? ''
    for (const match of dropped.matchAll(/"(\w+)"/g)) found.delete(at(match, 1))
  }
  return found
}

// desc() in a query puts nulls first, and PostgreSQL takes no index for it that puts them last, not even where no null can be
it('has no index that no list can use', () => {
  const all = indexes()
  expect(all.size).toBeGreaterThan(60)
  expect([...all].filter(([, text]) => text.includes('NULLS LAST')).map(([name]) => name)).toEqual([])
})
