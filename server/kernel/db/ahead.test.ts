import { aheadStatements } from './ahead'
import { statementsOf } from './migrations'

const FILES = ['0028_lists.sql', '0029_desk_lists.sql', '0030_job_indexes.sql']

describe('what goes ahead of the migrations', () => {
  const ahead = aheadStatements()

  it('makes every index of tables that grow with the shop, and none under a lock', () => {
    const made = ahead.filter((statement) => statement.startsWith('CREATE INDEX'))
    expect(made.filter((statement) => !statement.startsWith('CREATE INDEX CONCURRENTLY IF NOT EXISTS '))).toEqual([])
    const big = FILES.flatMap((file) => statementsOf(file)).filter((text) =>
      /CREATE INDEX.* ON "(products|reviews|product_views|orders|quotes|users|wallet_records)"/.test(text),
    )
    expect(made).toHaveLength(big.length)
    expect(big.length).toBeGreaterThan(20)
  })

  it('adds the column first, so that nothing drops what the version before uses', () => {
    expect(ahead[0]).toMatch(/ADD COLUMN IF NOT EXISTS "in_stock"/)
    expect(ahead.filter((statement) => statement.startsWith('DROP'))).toEqual([])
  })
})
