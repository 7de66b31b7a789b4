/** One client of a server that has just started, on a machine that has something else to do. */
import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { READY_PATH } from '../../server/kernel/http/health/health-paths'
import { copyPreparedShop } from '../support/prepared-shop'
import { startServer, type RealServer } from '../support/real-server'

const STARTS = 20
const BUSY = 'for (;;);'
/** What an app asks for when it opens. */
const OPENING = [
  '/customer/index/store?type=website_config',
  '/customer/index/get_currency',
  '/customer/index/series-categorys',
  '/customer/product/get_recommend_list',
  '/search/tea',
]
/** Eight times, one call after the other. */
const CALLS = Array.from({ length: 8 }, () => OPENING).flat()

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-fault-'))
let busy: ChildProcess | undefined
let server: RealServer | undefined

beforeAll(() => {
  copyPreparedShop(folder)
  busy = spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' })
})

afterAll(async () => {
  busy?.kill('SIGKILL')
  await server?.kill()
  fs.rmSync(folder, { recursive: true, force: true })
})

it('is answered from the moment on at which the server says that it is ready, in twenty starts [wire.shedding]', async () => {
  const refused: string[] = []
  for (let start = 1; start <= STARTS; start += 1) {
    const started = await startServer({ SOUK_DATA: folder, DATABASE_URL: '', MAX_LAG: '', MAX_QUEUE: '' }, READY_PATH)
    server = started
    for (const call of CALLS) {
      const { status } = await fetch(`${started.url}/api${call}`)
      if (status !== 200) refused.push(`start ${start}: ${status} ${call}`)
    }
    await started.stop()
  }
  expect(refused).toEqual([])
})
