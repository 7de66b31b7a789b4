/** The control port of the server under test: its database and its clock. */
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

/** Lets the sandbox gateway send the events that are due, and sends queued refunds to the gateways. */
export function workCards(): Promise<unknown> {
  return control('/cards', {})
}

/** Removes what is over, as the server does every hour, at the clock's time. */
export function runHousekeeping(): Promise<unknown> {
  return control('/housekeeping', {})
}

/** What the ledger, the stock and the orders break, in words; empty when all is well. */
export function brokenInvariants(): Promise<string[]> {
  return control<string[]>('/invariants', {})
}

/**
 * Tables that change by themselves: sessions slide, wrong passwords and codes count, what happened around signing
 * in and who was refused is written down, looks are remembered.
 */
const MOVING = [
  ...['sessions', 'login_tries', 'account_guesses', 'known_devices', 'sent_codes', 'sent_counts', 'sign_in_events'],
  ...['social_sign_ins', 'product_views', 'settings'],
]

/**
 * One text over the state of all tables, to see whether anything changed: each row by its place and by the transaction
 * that wrote it, which takes a small part of the time that reading what is in it takes.
 */
export async function fingerprint(): Promise<string> {
  const tables = await sql<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  )
  const sums = tables
    .map(({ name }) => name)
    .filter((name) => !MOVING.includes(name))
    .map((name) => {
      const row = 'hashtextextended(t.ctid::text || t.xmin::text, 0)'
      return `select '${name}' as name, count(*)::text as rows, sum(${row})::text as sum from "${name}" t`
    })
  return JSON.stringify(await sql(`select * from (${sums.join(' union all ')}) all_tables order by name`))
}
