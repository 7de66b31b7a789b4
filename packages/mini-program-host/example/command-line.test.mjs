import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import automator from 'miniprogram-automator'

const BACKEND = process.env.BACKEND ?? 'jsdom'
const PROGRAM = 'node_modules/mini-program-host/bin/mini-program-host.mjs'

const start = (...args) =>
  spawn(process.execPath, [PROGRAM, ...args, '--backend', BACKEND, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })

async function textOf(stream) {
  let text = ''
  for await (const chunk of stream) text += chunk
  return text
}

test('the program says where it listens, and ends when it is told to', async () => {
  const child = start('program', '--launch', 'pages/item/item?name=cherry')
  const [line] = await once(child.stdout, 'data')
  const miniProgram = await automator.connect({ wsEndpoint: String(line).trim() })
  const page = await miniProgram.currentPage()
  assert.equal(await (await page.$('#name')).text(), 'cherry')
  miniProgram.disconnect()
  child.kill('SIGTERM')
  assert.deepEqual(await once(child, 'exit'), [0, null])
})

test('a folder without a mini-program is refused with what it lacks', async () => {
  const child = start('node_modules')
  const [said, how] = await Promise.all([textOf(child.stderr), once(child, 'exit')])
  assert.deepEqual(how, [1, null], said)
  assert.match(said, /app\.json/)
})
