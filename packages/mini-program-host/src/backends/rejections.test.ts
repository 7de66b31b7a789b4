import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const SCRIPT = fileURLToPath(new URL('../../test/support/reject.mts', import.meta.url))

function reject(...args: string[]) {
  return spawnSync(process.execPath, ['--import', 'tsx', SCRIPT, ...args], { encoding: 'utf8' })
}

test('promises of app code that nobody catches are told, those of wx too, and the program lives on', () => {
  const { status, stdout, stderr } = reject()
  expect(stderr).not.toContain('Error:')
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toEqual({
    errors: ['Error: nobody caught this', 'navigateTo:fail page "none" is not found'],
    calls: ['app.onUnhandledRejection nobody caught this', 'app.onUnhandledRejection'],
    count: 'count 2',
  })
})

test("a promise of the host's own code that nobody catches ends the process", () => {
  const { status, stderr } = reject('host')
  expect(stderr).toContain('a fault of the host')
  expect(status).not.toBe(0)
})
