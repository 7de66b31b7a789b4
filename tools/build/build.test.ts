import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from './build.mjs'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-build-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

const bundle = (target: 'android' | 'ios') =>
  path.join(folder, target === 'ios' ? 'ios/main.jsbundle' : 'android/index.android.bundle')

/** What stands in Taro's place: it is run like Taro and does this. */
function taro(does: string): string {
  const file = path.join(folder, 'taro.cjs')
  fs.writeFileSync(file, `const fs = require('node:fs'); const path = require('node:path');${does}`)
  return file
}

function leaveOld(target: 'android' | 'ios'): void {
  fs.mkdirSync(path.dirname(bundle(target)))
  fs.writeFileSync(bundle(target), 'the bundle of before')
}

/** Writes a bundle as Metro does, where the environment says. */
const writes = (target: 'android' | 'ios', source: string) =>
  `const file = path.join(process.env.OUT, ${JSON.stringify(path.relative(folder, bundle(target)))});
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, ${JSON.stringify(source)})`

describe.each(['android', 'ios'] as const)('a build for %s', (target) => {
  it('fails when Metro has failed, although Taro says that all is well, and leaves no bundle of before', async () => {
    leaveOld(target)
    const failing = taro("console.error('error: Unable to resolve module ./gone'); process.exitCode = 0")
    await expect(build(target, folder, failing)).rejects.toThrow(`The ${target} build left no`)
    expect(fs.existsSync(bundle(target))).toBe(false)
  })

  it('fails when Taro says so, or what it wrote is no JavaScript', async () => {
    leaveOld(target)
    await expect(build(target, folder, taro('process.exitCode = 3'))).rejects.toThrow('ended with 3')
    const broken = taro(writes(target, 'const = broken'))
    await expect(build(target, folder, broken)).rejects.toThrow('hermesc ended with')
  })

  it('answers the folder with a new bundle and its bytecode, and tells Metro not to watch', async () => {
    leaveOld(target)
    const well = taro(`if (process.env.CI !== '1') process.exit(1);${writes(target, 'print(1)')}`)
    await expect(build(target, folder, well)).resolves.toBe(folder)
    expect(fs.readFileSync(bundle(target), 'utf8')).toBe('print(1)')
    expect(fs.statSync(`${bundle(target)}.hbc`).size).toBeGreaterThan(0)
  })
})

it('refuses a target that there is not', async () => {
  await expect(build('windows' as never, folder)).rejects.toThrow('Unknown target "windows"')
})
