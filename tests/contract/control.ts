/** The other door of the server under test: its database and its clock. */
async function control<T>(path: string, body: unknown): Promise<T> {
  const response = await fetch(`${process.env.SOUK_TEST_CONTROL}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return JSON.parse(text) as T
}

type Row = Record<string, string | number | boolean | null>

/** Rows of a statement; 64-bit numbers come as text. Only tests write these statements, with values they made. */
export function sql<T extends Row = Row>(statement: string): Promise<T[]> {
  return control<T[]>('/sql', { statement })
}

export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** Moves the server's clock on from the true time by this many seconds; 0 sets it right again. */
export function moveClock(seconds: number): Promise<unknown> {
  return control('/clock', { seconds })
}

/** Runs what the server otherwise runs by its timers, at the clock's time. */
export function runTimers(): Promise<unknown> {
  return control('/timers', {})
}

/** Removes what is over, as the server does every hour, at the clock's time. */
export function keepHouse(): Promise<unknown> {
  return control('/house', {})
}

/** What the ledger, the stock and the orders break, in words; empty when all is well. */
export function brokenInvariants(): Promise<string[]> {
  return control<string[]>('/invariants', {})
}

/** Tables that move without anybody's order: sessions slide, wrong passwords count, looks are remembered. */
const MOVING = ['sessions', 'login_tries', 'product_views', 'settings']

/** One text over the contents of all tables, to see whether anything changed. */
export async function fingerprint(): Promise<string> {
  const tables = await sql<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  )
  const sums = tables
    .map(({ name }) => name)
    .filter((name) => !MOVING.includes(name))
    .map((name) => `select '${name}' as name, md5(string_agg(t::text, ',' order by t::text)) as sum from "${name}" t`)
  return JSON.stringify(await sql(sums.join(' union all ')))
}
