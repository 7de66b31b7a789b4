import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build, outputFolder } from './build.mjs'

const ROOT = path.join(__dirname, '../..')

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-build-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

const API = process.env.TARO_APP_API
beforeEach(() => {
  process.env.TARO_APP_API = 'https://shop.example'
})
afterAll(() => {
  process.env.TARO_APP_API = API
})

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

const NEEDS_API = ['weapp', 'android', 'ios'] as const

it.each(NEEDS_API)('refuses %s without the address of the API, before anything is removed', async (target) => {
  const old = path.join(folder, target, 'old')
  fs.mkdirSync(path.dirname(old))
  fs.writeFileSync(old, '')
  for (const api of ['', undefined, 'shop.example', 'https://', 'https://shop.example/?a=1']) {
    if (api === undefined) Reflect.deleteProperty(process.env, 'TARO_APP_API')
    else process.env.TARO_APP_API = api
    const message = await build(target, folder, taro('')).catch(({ message }: Error) => message)
    expect(message).toMatch(/^.*set TARO_APP_API to your server.*$/)
  }
  expect(fs.existsSync(old)).toBe(true)
})

it('refuses a bundle for Gradle and Xcode without it, in one line', () => {
  const out = path.join(folder, 'main.jsbundle')
  const args = ['native/bundle.mjs', 'bundle', '--platform', 'ios', '--bundle-output', out]
  const env = { ...process.env, TARO_APP_API: '' }
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8', timeout: 30_000 })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^The ios build needs the address of the API: set TARO_APP_API to your server.*\n$/)
})

it('refuses a target that there is not', async () => {
  await expect(build('windows' as never, folder)).rejects.toThrow('Unknown target "windows"')
})

describe('the folder that a build empties', () => {
  const target = { out: 'dist/weapp' }
  const root = path.resolve(__dirname, '../..')
  const before = process.env.OUT
  afterEach(() => {
    if (before === undefined) delete process.env.OUT
    else process.env.OUT = before
  })

  it('is the one asked for, else that of OUT, else its own: nothing empty counts', () => {
    process.env.OUT = '/elsewhere/from-env'
    expect(outputFolder(target, '/elsewhere/asked')).toBe('/elsewhere/asked')
    expect(outputFolder(target)).toBe('/elsewhere/from-env')
    process.env.OUT = ''
    expect(outputFolder(target, '')).toBe(path.join(root, 'dist/weapp'))
  })

  it.each([root, path.dirname(root), '/', '.'])('is never the repository nor around it: %s', (folder) => {
    expect(() => outputFolder(target, folder)).toThrow('holds the repository')
  })
})
