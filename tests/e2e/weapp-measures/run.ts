/**
 * Compares what the mini-program sends to its view with budgets.json and the size report's budgets, and checks for
 * forbidden findings:
 *
 *   tsx tests/e2e/weapp-measures/run.ts --weapp <built folder> --port <of the API it was built for> --report <file>
 *
 * Prints all measures, writes {passed, failed} to the report, and ends with 1 if something is over its budget.
 */
import { parseArgs } from 'node:util'
import type { ProductList } from '@contract/entities/product'
import { at } from '@contract/rules/lists'
import sizes from '../../../tools/size-report/budgets.json'
import { startOwnServer } from '../../support/own-server'
import { conclude } from '../measures/conclude'
import { judge, type Amounts, type Budget, type Line } from '../measures/judge'
import { stopClock } from '../measures/stop-clock'
import budgets from './budgets.json'
import { interactions, TERM } from './interactions'
import { startSession, type Session } from './session'

const { values } = parseArgs({
  options: { weapp: { type: 'string' }, port: { type: 'string' }, report: { type: 'string' } },
})

/** How many pages of the search are the server's own. */
const OWN_PAGES = 5
/** How many products the search has, with those that are repeated. */
const PRODUCTS = 999
/** What stands in place of an id's first digit in each round of repeated pages: a letter of its own, so that no two ids become one. */
const ROUNDS = ['abcdefghij', 'klmnopqrst', 'uvwxyzABCD']

/**
 * Time is stopped. The sixth page repeats the first with other ids of the same length, and so on: the list is as long as it
 * has to be, and the eleventh page is as large as the first.
 */
function rewriting(server: string, now: number) {
  return async (asked: string, answered: string): Promise<string> => {
    const text = answered.replace(/"server_time":"[^"]*"/, `"server_time":"${new Date(now).toISOString()}"`)
    const address = at(asked.split(' '), 1)
    if (!address.startsWith(`/api/search/${TERM}?`)) return text
    const before = Number(/[?&]p=(\d+)/.exec(address)?.[1] ?? 1) - 1
    const own = address.replace(/([?&]p=)\d+/, `$1${(before % OWN_PAGES) + 1}`)
    const answer = await fetch(`${server}${own}`, { headers: { lang: 'en' } })
    const { data, ...rest } = (await answer.json()) as { readonly data: ProductList }
    const page = JSON.stringify({ ...rest, data: { ...data, count: PRODUCTS, p: before + 1 } })
    const round = Math.floor(before / OWN_PAGES)
    const letters = ROUNDS[round - 1]
    if (letters === undefined) return page
    return page.replaceAll(/"product_id":"(\d)/g, (_, digit: string) => `"product_id":"${letters[Number(digit)]}`)
  }
}

/** The sizes of packages in bytes, with the budgets of the size report. */
function packageLines(report: Awaited<ReturnType<Session['report']>>): Line[] {
  const named = report.packages.map(({ root, bytes }) => [`package ${root || 'main'}`, { bytes }] as const)
  const most: Record<string, Budget> = Object.fromEntries(
    report.packages.map(({ root }) => [
      `package ${root || 'main'}`,
      { bytes: root === '' ? sizes['weapp.main'].bytes : sizes['weapp.*'].bytes },
    ]),
  )
  return judge(Object.fromEntries(named), most)
}

/** Findings that must not occur. */
function faults({
  domNames,
  unknownWx,
  errors,
}: Awaited<ReturnType<Session['report']>>): Readonly<Record<string, string[]>> {
  return {
    'names of the DOM that app code read': Object.entries(domNames).map(
      ([name, files]) => `${name} in ${files.join(', ')}`,
    ),
    'calls of wx that the host has not': Object.keys(unknownWx),
    'uncaught errors': [...errors],
  }
}

async function measure(session: Session): Promise<{ lines: Line[]; found: ReturnType<typeof faults> }> {
  const played = Object.entries(await interactions(session))
  const sent = Object.fromEntries(played.map(([name, { calls, bytes }]) => [name, { calls, bytes }]))
  const report = await session.report()
  const measured: Record<string, Amounts> = { ...sent, 'largest setData': { bytes: session.largest() } }
  return { lines: [...packageLines(report), ...judge(measured, budgets)], found: faults(report) }
}

async function main(): Promise<void> {
  const { weapp, port, report } = values
  if (!weapp || !port || !report) throw new Error('--weapp, --port and --report are needed')
  const server = await startOwnServer()
  process.env.SOUK_TEST_API = server.url
  stopClock()
  const now = Date.now()
  try {
    const session = await startSession({
      folder: weapp,
      port: Number(port),
      server: server.url,
      rewrite: rewriting(server.url, now),
      now,
    })
    try {
      const { lines, found } = await measure(session)
      conclude(lines, found, report)
    } finally {
      await session.close()
    }
  } finally {
    await server.stop()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
