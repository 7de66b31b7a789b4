import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '../run/shared/alive.mjs'
import { together } from './processes.mjs'

const node = (name: string, script: string, env: Record<string, string> = {}) => ({
  name,
  program: process.execPath,
  args: ['-e', script],
  env,
})
const WAITS = 'setInterval(() => undefined, 1000)'
const STUBBORN = `process.on('SIGTERM', () => console.log('no')); console.log('up'); ${WAITS}`
const PARENT = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(WAITS)}])
  console.log('child ' + child.pid)
  ${WAITS}`

async function gone(pid: number): Promise<void> {
  for (let tries = 0; isAlive(pid) && tries < 100; tries += 1) await sleep(50)
  expect(isAlive(pid)).toBe(false)
}

it('ends all when the first ends, and says who that was', async () => {
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  const dies = node('dies', 'console.log(process.env.WORD); process.exit(3)', { WORD: 'bye' })
  expect(await together([node('waits', WAITS), dies], { print })).toEqual({ name: 'dies', how: 'ended with 3' })
  expect(lines).toEqual(['[dies]   bye'])
})

it('ends on a signal, with the children of its processes', async () => {
  const stop = new AbortController()
  let pid = 0
  const print = (line: string) => {
    pid = Number(line.split(' ').at(-1))
    stop.abort()
  }
  expect(await together([node('parent', PARENT)], { print, stop: stop.signal })).toBeNull()
  expect(pid).toBeGreaterThan(0)
  await gone(pid)
})

it('kills what does not end in time', async () => {
  const stop = new AbortController()
  const lines: string[] = []
  const print = (line: string) => {
    lines.push(line)
    stop.abort()
  }
  expect(await together([node('deaf', STUBBORN)], { print, stop: stop.signal, patienceMs: 300 })).toBeNull()
  expect(lines).toContain('[deaf]   no')
})

it('says why a program could not be started, and ends the others', async () => {
  const missing = { name: 'missing', program: '/no/such/program', args: [] }
  const ended = await together([node('waits', WAITS), missing])
  expect(ended).toEqual({ name: 'missing', how: expect.stringContaining('ENOENT') })
})
