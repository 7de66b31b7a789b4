/** The checks after every fault: no acknowledged order is lost, and the ledger is in balance. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { ok } from '../contract/support/client'
import { serverCommand } from '../support/server-command.js'
import type { Acknowledged } from './shoppers'

const ROOT = path.join(__dirname, '../..')

type Settings = Readonly<Record<string, string>>

function command(args: readonly string[], settings: Settings): string {
  return execFileSync(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  })
}

/** Fills the database of these settings with the demo shop. */
export const seedShop = (settings: Settings): void => void command([...serverCommand('seed'), '--demo'], settings)

/** The violated invariants of the stopped server's database, as texts; empty if there are none. */
export function brokenAfter(settings: Settings): string[] {
  const said = command(['--import', 'tsx', 'tests/support/check-database.ts'], settings)
  return JSON.parse(said.trim().split('\n').at(-1) ?? '') as string[]
}

/** Throws unless every acknowledged order exists, and is paid if its payment was acknowledged. */
export async function expectSurvived(acknowledged: readonly Acknowledged[]): Promise<void> {
  for (const { buyer, orderId, paid } of acknowledged) {
    const { order } = await ok('order', { order_id: orderId }, buyer)
    if (paid) expect(order).toMatchObject({ payment_status: 'paid', payment_method: 'wallet' })
  }
}
