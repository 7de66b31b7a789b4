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

/** Rows of a statement; 64-bit numbers are strings. Only tests write these statements, with their own values. */
export function sql<T extends Row = Row>(statement: string): Promise<T[]> {
  return control<T[]>('/sql', { statement })
}

export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** Sets the server's clock ahead of the real time by this many seconds; 0 resets it. */
export function moveClock(seconds: number): Promise<unknown> {
  return control('/clock', { seconds })
}

/** Runs the server's timers once, at the clock's time. */
export function runTimers(): Promise<unknown> {
  return control('/timers', {})
}

/** Makes the sandbox gateway send its due events, and sends queued refunds to the gateways. */
export function workCards(): Promise<unknown> {
  return control('/cards', {})
}

/** Deletes expired data, as the server does every hour, at the clock's time. */
export function runHousekeeping(): Promise<unknown> {
  return control('/housekeeping', {})
}

/** Violated invariants of ledger, stock and orders, as text; empty if there are none. */
export function brokenInvariants(): Promise<string[]> {
  return control<string[]>('/invariants', {})
}

/**
 * Tables that change by themselves: sessions are extended, wrong passwords and codes are counted, sign-in events and
 * denied roles are recorded, viewed products are stored.
 */
const MOVING = [
  ...['sessions', 'login_tries', 'account_guesses', 'known_devices', 'sent_codes', 'sent_counts', 'sign_in_events'],
  ...['social_sign_ins', 'product_views', 'settings'],
]

/**
 * A fingerprint of all tables, to see whether anything changed: each row by its position and the transaction that
 * wrote it, which is much faster than reading its content.
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
