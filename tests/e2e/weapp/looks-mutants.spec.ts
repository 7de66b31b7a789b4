/** Proves the visual checks: the built mini-program is broken in many ways, and they or the host must report each. */
import { spawn } from 'node:child_process'
import { cpSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import automator from 'miniprogram-automator'
import { chosen } from '../walk/chosen'
import { knownBuyer } from '../walk/screens'
import { weappDriver } from './support/driver'
import { breakProgram, MUTANTS, type Mutant } from './support/mutants'
import { seenFaults } from './support/seen'
import { startAnew } from './support/test'

/** As many as a run has time for; SOUK_EVERYWHERE=1 runs all. */
const EACH_RUN = 2
const ROOT = path.join(__dirname, '../../..')
const HOST = path.join(ROOT, 'packages/mini-program-host/bin/mini-program-host.mjs')
const READY = /ws:\/\/[\w.:]+/

function program(): string {
  const folder = process.env.SOUK_WEAPP
  if (!folder) throw new Error('SOUK_WEAPP names no built mini-program')
  return folder
}

interface Running {
  /** undefined if it refused the program */
  readonly endpoint: string | undefined
  readonly output: () => string
  readonly stop: () => Promise<unknown>
}

/** Starts a host for the folder; resolves once it is ready or has refused the program. */
async function host(folder: string): Promise<Running> {
  const child = spawn(process.execPath, [HOST, folder, '--backend', 'chromium', '--port', '0'], { cwd: ROOT })
  let output = ''
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const endpoint = await new Promise<string | undefined>((resolve) => {
    const hear = (text: string) => {
      output += text
      const [found] = READY.exec(output) ?? []
      if (found !== undefined) resolve(found)
    }
    child.stdout.setEncoding('utf8').on('data', hear)
    child.stderr.setEncoding('utf8').on('data', hear)
    void gone.then(() => resolve(undefined))
  })
  const stop = () => {
    child.kill('SIGTERM')
    return gone
  }
  return { endpoint, output: () => output, stop }
}

/** The faults of the program: from the host if it refuses the program, otherwise from the visual checks. */
async function complaints(folder: string): Promise<readonly string[]> {
  const running = await host(folder)
  if (running.endpoint === undefined) return running.output().split('\n')
  try {
    const miniProgram = await automator.connect({ wsEndpoint: running.endpoint })
    const driver = weappDriver(miniProgram)
    const { known } = await knownBuyer()
    await startAnew(driver, 'en')
    const found = await seenFaults(miniProgram, driver, known)
    miniProgram.disconnect()
    return found
  } finally {
    await running.stop()
  }
}

function broken(folder: string, mutant: Mutant): string {
  cpSync(program(), folder, { recursive: true })
  breakProgram(folder, mutant)
  return folder
}

// the suite itself checks the unbroken program in each run
if (process.env.SOUK_EVERYWHERE) {
  test('finds no fault in the unchanged program', async () => {
    expect(await complaints(program())).toEqual([])
  })
}

for (const mutant of chosen(MUTANTS, EACH_RUN)) {
  test(`reports a program in which ${mutant.name}`, async ({}, info) => {
    const found = await complaints(broken(info.outputPath('program'), mutant))
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(mutant.by)]))
  })
}

test('every mutant applies to the program', async ({}, info) => {
  MUTANTS.forEach((mutant, at) => broken(info.outputPath(String(at)), mutant))
})
