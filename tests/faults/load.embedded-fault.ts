/** A thousand connections send more requests than the server can answer. */
import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Envelope } from '@contract/base/envelope'
import { at } from '@contract/rules/lists'
import { copyPreparedShop } from '../support/prepared-shop'
import { startServer, type RealServer } from '../support/real-server'

const CONNECTIONS = 1_000
/** The number of measured answers, once without the crowd and in each round with it. */
const MEASURED = 200
/** The crowd starts with a burst in the first round, and other work on the machine adds to the times. */
const MOST_ROUNDS = 10
const TIMES = 10
/** More calls at once than wait in the queue by default. */
const BURST = 20
const CROWD = path.join(__dirname, '../support/crowd.mjs')

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-fault-'))
const settings = { SOUK_DATA: folder, DATABASE_URL: '' }
const agent = new http.Agent({ keepAlive: true })
let server: RealServer
let crowd: ChildProcess | undefined

beforeAll(async () => {
  copyPreparedShop(folder)
  // the default limits, which other tests switch off
  server = await startServer({ ...settings, MAX_LAG: '', MAX_QUEUE: '' })
})

afterAll(async () => {
  crowd?.kill()
  agent.destroy()
  await server?.kill()
  fs.rmSync(folder, { recursive: true, force: true })
})

interface Answered {
  readonly status: number
  readonly ms: number
  readonly retryAfter: string | undefined
  readonly body: string
}

function ask(address: string): Promise<Answered> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const answered = (response: http.IncomingMessage) => {
      text(response).then(
        (body) =>
          resolve({
            status: response.statusCode ?? 0,
            ms: performance.now() - began,
            retryAfter: response.headers['retry-after'],
            body,
          }),
        reject,
      )
    }
    http.get(`${server.url}${address}`, { agent }, answered).on('error', reject)
  })
}

const LIGHT = '/api/customer/product/get_all_products?page_size=10'
const p99 = (times: readonly number[]) =>
  at(
    [...times].sort((a, b) => a - b),
    Math.floor(times.length * 0.99) - 1,
  )

interface Measured {
  readonly letIn: readonly number[]
  readonly refused: readonly Answered[]
}

/** Measures this many answers of a call, one after the other; a refused request is repeated. */
async function measure(count: number): Promise<Measured> {
  const letIn: number[] = []
  const refused: Answered[] = []
  while (letIn.length < count) {
    const answered = await ask(LIGHT)
    if (answered.status === 200) letIn.push(answered.ms)
    else {
      refused.push(answered)
      await sleep(20)
    }
  }
  return { letIn, refused }
}

it('refuses calls under overload, answers the others quickly, and always answers health calls [wire.shedding]', async () => {
  await measure(50)
  const alone = await measure(MEASURED)
  expect(alone.refused).toEqual([])

  const child = spawn(process.execPath, [CROWD, `${server.url}${LIGHT}`, String(CONNECTIONS)])
  crowd = child
  const said = text(child.stdout)
  // the crowd is active once some of a burst are refused; a caller who asks again at once keeps its place in the queue
  const refused: Answered[] = []
  while (refused.length === 0) {
    const burst = await Promise.all(Array.from({ length: BURST }, () => ask(LIGHT)))
    refused.push(...burst.filter(({ status }) => status !== 200))
  }
  const health = ask('/healthz')
  const quick = p99(alone.letIn)
  const isQuick = ({ letIn }: Measured) => p99(letIn) / quick < TIMES
  const rounds: Measured[] = []
  while (rounds.length < MOST_ROUNDS && !rounds.some(isQuick)) rounds.push(await measure(MEASURED))
  expect((await health).status).not.toBe(503)
  child.stdin.end()
  const statuses = JSON.parse(await said) as Record<string, number>

  expect(Object.keys(statuses).sort()).toEqual(['200', '503'])
  expect(statuses['200']).toBeGreaterThan(0)
  for (const { status, retryAfter, body } of [...refused, ...rounds.flatMap((round) => round.refused)]) {
    expect([status, retryAfter]).toEqual([503, '2'])
    expect((JSON.parse(body) as Envelope).data).toEqual({ reason: 'unavailable', retry_after: 2 })
  }
  const slower = rounds.map((round) => p99(round.letIn))
  const inMs = slower.map((ms) => ms.toFixed(1)).join(', ')
  process.stderr.write(`p99 alone ${quick.toFixed(1)} ms, beside the crowd ${inMs} ms, ${JSON.stringify(statuses)}\n`)
  expect(Math.min(...slower) / quick).toBeLessThan(TIMES)
})
