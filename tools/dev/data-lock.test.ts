import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { waitForData } from './data-lock.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'souk-dev-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const hold = (pid: number) => writeFileSync(path.join(folder, 'lock'), `${pid} 12345\n`)

it('does not wait for a folder that nobody holds, or a process that is gone', async () => {
  const print = jest.fn()
  await waitForData(folder, { print })
  hold(2 ** 30)
  await waitForData(folder, { print })
  expect(print).not.toHaveBeenCalled()
})

it('waits until the process that holds it has ended, and says so once', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => undefined, 700)'])
  const print = jest.fn()
  hold(child.pid ?? 0)
  await waitForData(folder, { print })
  expect(child.exitCode).toBe(0)
  expect(print.mock.calls).toEqual([[`Waiting for process ${child.pid}, which holds ${folder}`]])
})

it('waits no longer than its patience', async () => {
  hold(process.pid)
  const print = jest.fn()
  await waitForData(folder, { print, patienceMs: 10 })
  expect(print).toHaveBeenCalledTimes(1)
})
