/** Makes each call in a warm server and counts what it cost. */
import { Client } from 'pg'
import { one } from '@contract/rules/lists'
import { handlers } from '../../server/app/handlers'
import { createTestServer, type TestServer } from '../../server/testing/server'
import { REQUESTED, type Requested } from './requested'
import { statementsOf, type Statement } from './capture'
import type { Cost } from './judge'
import { pagesOf, scansOf, type PlanNode } from './plan'
import { readScene, type Scene } from './scene'
import { settle } from './fixture'

/** Longer than the catalogue keeps what it has read. */
const CACHES_S = 61

const READS = /^\s*(select|with)\b/i
const WRITES = /\b(insert\s+into|update\s+"?\w+"?\s+set|delete\s+from)\b/i

/** A statement that writes is counted, and not made again. */
const isRead = ({ text }: Statement) => READS.test(text) && !WRITES.test(text)

async function planOf(client: Client, { text, values }: Statement): Promise<PlanNode> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>({
    text: `explain (analyze, buffers, timing off, format json) ${text}`,
    values: [...values],
  })
  return one(one(rows)['QUERY PLAN']).Plan
}

/** Fewer pages than this change by what a connection reads about the tables for the first time. */
const FEW = 5_000

async function warmPlanOf(client: Client, statement: Statement): Promise<PlanNode> {
  const first = await planOf(client, statement)
  return pagesOf(first) < FEW ? planOf(client, statement) : first
}

async function answer(server: TestServer, { name, call, fields, by }: Requested, scene: Scene): Promise<void> {
  const token: Record<string, string> = by ? { 'access-token': scene[by] } : {}
  const { code } = await server.call(call, fields(scene), { lang: 'en', ...token })
  if (code !== 200) throw new Error(`${name} answered ${code}`)
}

/** Caches are a minute old, but for those of names, which nearly every call finds there. */
async function forget(server: TestServer): Promise<void> {
  server.clock.advance(CACHES_S)
  await server.call('getAllCategory')
  await server.call('getAllBrand')
}

async function costOf(server: TestServer, client: Client, asked: Requested, scene: Scene): Promise<Cost> {
  // the first answer builds statements and opens connections
  await answer(server, asked, scene)
  await forget(server)
  const statements = await statementsOf(() => answer(server, asked, scene))
  const plans: PlanNode[] = []
  for (const statement of statements.filter(isRead)) plans.push(await warmPlanOf(client, statement))
  return {
    statements: statements.length,
    pages: plans.reduce((sum, plan) => sum + pagesOf(plan), 0),
    scans: [...new Set(plans.flatMap(scansOf))].sort(),
  }
}

/** The cost of every call by name. The server reads the database of TEST_DATABASE_URL. */
export async function countAll(databaseUrl: string): Promise<ReadonlyMap<string, Cost>> {
  const server = await createTestServer(handlers)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const scene = await readScene(server.db, server.clock.now())
    await settle(client)
    const costs = new Map<string, Cost>()
    for (const asked of REQUESTED) costs.set(asked.name, await costOf(server, client, asked, scene))
    return costs
  } finally {
    await client.end()
    await server.close()
  }
}
