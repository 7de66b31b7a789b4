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

/** Sets the server's clock this many seconds ahead of the real time; 0 resets it. */
export function moveClock(seconds: number): Promise<unknown> {
  return control('/clock', { seconds })
}

/** Settles every order that is due, at the clock's time; returns how many. */
export function runSettlements(): Promise<number> {
  return control('/settlements', {})
}

/** Runs the server's timers once, at the clock's time, and settles what is due. */
export function runTimers(): Promise<unknown> {
  return control('/timers', {})
}

/** Counts what was sold into the products, as a worker does every 15 s. */
export function countSales(): Promise<unknown> {
  return control('/sales', {})
}

/** Has products found by the new names of brands and categories, as workers do within seconds. */
export function refreshNames(): Promise<unknown> {
  return control('/names', {})
}

/** Makes the sandbox gateway send its due events, and sends queued refunds to the gateways. */
export function workCards(): Promise<unknown> {
  return control('/cards', {})
}

/**
 * Has the workers write running imports and fetch their pictures: until nothing is left to do, or so many steps. Returns
 * the number of steps that did something.
 */
export function runImports(steps = 10_000): Promise<number> {
  return control<number>('/imports', { seconds: steps })
}

/** Sends the due mails into the outbox, and returns how many. */
export function sendMails(): Promise<number> {
  return control<number>('/mails', {})
}

/** Deletes expired data, as the server does every hour, at the clock's time. */
export function runHousekeeping(): Promise<unknown> {
  return control('/housekeeping', {})
}

/** The violated invariants of ledger, stock and orders, as texts; empty if there are none. */
export function brokenInvariants(): Promise<string[]> {
  return control<string[]>('/invariants', {})
}

/**
 * The last recorded write and its table: equal before and after a call that changed nothing. Tables that change by
 * themselves are left out (tests/contract/harness/writes.ts).
 */
export async function fingerprint(): Promise<string> {
  const [last] = await sql<{ id: string; of_table: string }>(
    'select id::text, of_table from harness.writes order by id desc limit 1',
  )
  return last ? `${last.of_table} ${last.id}` : 'nothing yet'
}
