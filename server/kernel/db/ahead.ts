/** What a migration would do under a lock, done beside the version before it, which goes on selling. */
import { Client, DatabaseError } from 'pg'
import { knownMigrations, statementsOf } from './migrations'

/** The migrations that can find their work done. */
const FILES = ['0028_lists.sql', '0029_desk_lists.sql', '0030_job_indexes.sql']
/** Migrations of which the indexes alone can go ahead. */
const INDEXES = ['0036_cart_variants.sql', '0041_pictures_taken_off.sql']
const BIG =
  /ON "(products|product_images|product_options|skus|reviews|product_views|orders|order_lines|quotes|users|wallet_records|cart_lines|baskets|shop_requests)"/
/** How many products are written in one transaction. */
const BATCH = 5_000

const withoutComments = (statement: string) => statement.replace(/^--.*\n/gm, '').trim()

const FILL = 'UPDATE "products" p SET "in_stock"'

/**
 * The statements of these migrations that go ahead, each in a transaction of its own: the column as an addition, the
 * triggers, the indexes of big tables CONCURRENTLY. What the version before uses is dropped by the migrations alone.
 * A migration whose sha256 is in `done` has run: later ones have changed what it made.
 */
export function aheadStatements(done: ReadonlySet<string> = new Set()): string[] {
  const sums = new Map(knownMigrations().map(({ tag, sha256 }) => [`${tag}.sql`, sha256]))
  const left = (file: string) => !done.has(sums.get(file) ?? '')
  const whole = FILES.filter(left)
    .flatMap((file) => statementsOf(file))
    .map(withoutComments)
  const indexes = INDEXES.filter(left)
    .flatMap((file) => statementsOf(file))
    .map(withoutComments)
  const statements = [...whole, ...indexes.filter((statement) => statement.startsWith('CREATE INDEX'))]
  const ahead = statements.flatMap((statement) => {
    if (statement.startsWith('CREATE INDEX IF NOT EXISTS ')) {
      return BIG.test(statement) ? [statement.replace('CREATE INDEX', 'CREATE INDEX CONCURRENTLY')] : []
    }
    return statement.startsWith('DROP INDEX') ? [] : [statement]
  })
  if (ahead.length === 0) return []
  return ['ALTER TABLE "products" ADD COLUMN IF NOT EXISTS "in_stock" boolean DEFAULT false NOT NULL', ...ahead]
}

/** Runs a statement over all products, some thousands at a time, so that no sale waits for long. */
async function inBatches(client: Client, statement: string): Promise<void> {
  const next = 'select max(id)::text as last from (select id from products where id > $1 order by id limit $2) batch'
  for (let from = '0'; ;) {
    const found = await client.query<{ last: string | null }>(next, [from, BATCH])
    const last = found.rows[0]?.last
    if (!last) return
    await client.query(`${statement.replace(/;$/, '')} AND p.id > ${from} AND p.id <= ${last}`)
    from = last
  }
}

/** A column, or a table. */
const UNDEFINED = ['42703', '42P01']

/** Runs a statement; false if a version that is older than the last one lacks a column or a table of it. */
async function isDone(client: Client, statement: string): Promise<boolean> {
  try {
    await client.query(statement)
    return true
  } catch (error) {
    if (error instanceof DatabaseError && UNDEFINED.includes(error.code ?? '')) return false
    throw error
  }
}

/** The sha256 of the migrations that have run; none in a database that has no history yet. */
async function historyOf(client: Client): Promise<ReadonlySet<string>> {
  const history = 'drizzle.__drizzle_migrations'
  const found = await client.query<{ present: boolean }>('select to_regclass($1) is not null as present', [history])
  if (!found.rows[0]?.present) return new Set()
  const { rows } = await client.query<{ hash: string }>(`select hash from ${history}`)
  return new Set(rows.map(({ hash }) => hash))
}

/** Prepares a PostgreSQL for this version's migrations while an earlier one uses it; `print` tells each step. */
export async function goAhead(url: string, print: (line: string) => void): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of aheadStatements(await historyOf(client))) {
      print(statement.split('\n', 1)[0] ?? '')
      if (statement.startsWith(FILL)) await inBatches(client, statement)
      else if (!(await isDone(client, statement))) print('  left to the migrations, which add a part of it first')
    }
    await client.query('vacuum (analyze) products, orders')
  } finally {
    await client.end()
  }
}
