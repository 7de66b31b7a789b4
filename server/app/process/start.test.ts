/** A start that must fail reports the reason at once, in one line, and writes nothing. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { patient } from '../../../tests/jest/patience'
import { serverCommand } from '../../../tests/support/server-command.js'

const ROOT = path.join(__dirname, '../../..')

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-start-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

/** The output of a start that must fail; one that goes on is killed before jest's own limit. */
async function start(settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, serverCommand('main'), {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'test', HOST: '127.0.0.1', DATABASE_URL: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: patient(50_000),
    killSignal: 'SIGKILL',
  })
  const ended = once(child, 'close')
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [status] = (await ended) as [number | null]
  return { status, said: `${out}${err}`.trim().split('\n') }
}

it('reports a port in use before a database is opened or a demo shop written [start.port-in-use]', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const data = path.join(folder, 'data')
  const PORT = String((holder.address() as AddressInfo).port)
  const { status, said } = await start({ PORT, SOUK_DATA: data })
  expect(status).toBe(1)
  expect(said).toEqual([`Souk could not be started: port ${PORT} is in use: stop what uses it, or set PORT`])
  expect(fs.existsSync(path.join(data, 'db'))).toBe(false)
  await new Promise((resolve) => holder.close(resolve))
})

// /proc accepts no folder, not even from root; a file in place of the folder fails on every system
it.each([
  ['a place that takes no folder', () => (process.platform === 'linux' ? '/proc/souk/data' : '/dev/null/data')],
  ['a file', () => path.join(folder, 'file')],
  ['a folder below a file', () => path.join(folder, 'file', 'data')],
])('says in one line that SOUK_DATA cannot be used: %s [start.unwritable]', async (_, place) => {
  fs.writeFileSync(path.join(folder, 'file'), '')
  const { status, said } = await start({ PORT: '0', SOUK_DATA: place() })
  expect(status).toBe(1)
  expect(said).toEqual([
    expect.stringMatching(
      new RegExp(
        `^Souk could not be started: ${place()} cannot be written \\(E[A-Z]+\\): set SOUK_DATA to a folder that`,
      ),
    ),
  ])
})

it('opens no shop in production that does not say who runs it, and writes nothing [start.company]', async () => {
  const data = path.join(folder, 'data')
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example', PORT: '0', SOUK_DATA: data }
  const why = 'must be set: who runs the shop is in its terms and on its invoices (docs/operating.md)'
  const none = await start(production)
  const all = 'COMPANY_NAME, COMPANY_ADDRESS, COMPANY_EMAIL, and COMPANY_TAX_ID'
  expect(none).toEqual({ status: 1, said: [`Souk could not be started: ${all} ${why}`] })
  const most = { COMPANY_NAME: 'Market Ltd', COMPANY_ADDRESS: '1 High Street', COMPANY_EMAIL: 'help@market.example' }
  const one = await start({ ...production, ...most })
  expect(one).toEqual({ status: 1, said: [`Souk could not be started: COMPANY_TAX_ID ${why}`] })
  expect(fs.existsSync(data)).toBe(false)
})
