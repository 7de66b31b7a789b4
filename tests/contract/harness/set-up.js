// Starts the server under test in a separate process, so that PGlite and its WebAssembly run in plain Node, not in
// jest's sandbox. Its first line of output has the address.
const { spawn } = require('node:child_process')
const path = require('node:path')
const { patient } = require('../../jest/patience')

const START_MS = patient(120_000)

module.exports = async () => {
  const root = path.resolve(__dirname, '../../..')
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/contract/harness/server.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  globalThis.soukServer = child
  const addresses = await firstLine(child)
  process.env.SOUK_TEST_API = addresses.api
  process.env.SOUK_TEST_CONTROL = addresses.control
  process.env.SOUK_TEST_LIMITED = addresses.limited
  process.env.SOUK_TEST_OUTBOX = addresses.outbox
}

function firstLine(child) {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the server under test did not start in time')), START_MS)
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      output += chunk
      const line = output.split('\n').find((text) => text.startsWith('{"api"'))
      if (!line) return
      clearTimeout(late)
      resolve(JSON.parse(line))
    })
    child.on('exit', (code) => reject(new Error(`the server under test ended with ${code}\n${output}`)))
  })
}
