import { aheadStatements } from './ahead'
import { knownMigrations, statementsOf } from './migrations'

const FILES = [
  '0028_lists.sql',
  '0029_desk_lists.sql',
  '0030_job_indexes.sql',
  '0036_cart_variants.sql',
  '0041_pictures_taken_off.sql',
]

describe('what goes ahead of the migrations', () => {
  const ahead = aheadStatements()

  it('makes every index of tables that grow with the shop, and none under a lock', () => {
    const made = ahead.filter((statement) => statement.startsWith('CREATE INDEX'))
    expect(made.filter((statement) => !statement.startsWith('CREATE INDEX CONCURRENTLY IF NOT EXISTS '))).toEqual([])
    const big = FILES.flatMap((file) => statementsOf(file)).filter((text) =>
      /CREATE INDEX.* ON "(products|product_images|product_options|skus|reviews|product_views|orders|order_lines|quotes|users|wallet_records|cart_lines|baskets|shop_requests)"/.test(
        text,
      ),
    )
    expect(made).toHaveLength(big.length)
    expect(big.length).toBeGreaterThan(20)
  })

  it('leaves to the migrations what they do under a lock', () => {
    expect(ahead.filter((statement) => /^(LOCK|DELETE)|ADD CONSTRAINT/.test(statement))).toEqual([])
  })

  it('adds the column first, so that nothing drops what the version before uses', () => {
    expect(ahead[0]).toMatch(/ADD COLUMN IF NOT EXISTS "in_stock"/)
    expect(ahead.filter((statement) => statement.startsWith('DROP'))).toEqual([])
  })

  it('leaves alone what a migration has done, since later ones have changed it', () => {
    const ran = (...files: readonly string[]) =>
      new Set(knownMigrations().flatMap(({ tag, sha256 }) => (files.includes(`${tag}.sql`) ? [sha256] : [])))
    const lists = aheadStatements(ran('0028_lists.sql'))
    expect(lists.filter((statement) => statement.includes('product_in_stock'))).toEqual([])
    expect(lists.length).toBeGreaterThan(1)
    expect(aheadStatements(ran(...FILES))).toEqual([])
  })
})
