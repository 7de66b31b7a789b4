/** The page files that Taro asks for, as they are written before a build. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { transformSync } from 'esbuild'
import { audienceOf, ROUTE_NAMES, ROUTES, type RouteName } from '@/routes'
import { writePages } from '../../config/pages'

const ROOT = path.join(__dirname, '../..')

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-pages-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

const written = () =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('.'))
    .sort()

const fileOf = (name: RouteName) => ROUTES[name].path.replace(/^pages\//, '')

/** The configuration of a page as Taro reads it when it builds for a target. */
function configOf(name: RouteName, target: string): unknown {
  const text = fs.readFileSync(path.join(folder, `${fileOf(name)}.config.ts`), 'utf8')
  const { code } = transformSync(text, {
    loader: 'ts',
    format: 'cjs',
    define: { 'process.env.TARO_ENV': JSON.stringify(target) },
  })
  const module: { exports: { default?: unknown } } = { exports: {} }
  runInNewContext(code, { module })
  return module.exports.default
}

describe('the pages', () => {
  beforeEach(() => writePages(folder))

  it('are those of the route table [screen.one-route-table]', () => {
    expect(written()).toEqual(
      ROUTE_NAMES.flatMap((name) => [`${fileOf(name)}.config.ts`, `${fileOf(name)}.tsx`]).sort(),
    )
  })

  it('pass on a screen that is there', () => {
    for (const name of ROUTE_NAMES) {
      const text = fs.readFileSync(path.join(folder, `${fileOf(name)}.tsx`), 'utf8')
      const [, screen] = /^export \{ default \} from '@\/(.+)'\n$/.exec(text) ?? []
      expect(fs.existsSync(path.join(ROOT, 'src', `${screen}.tsx`))).toBe(true)
    }
  })

  it('can be sent in the mini-program, those of buyers to chats alone', () => {
    for (const name of ROUTE_NAMES) expect(configOf(name, 'weapp')).toMatchObject({ enableShareAppMessage: true })
    const ofBuyers = ROUTE_NAMES.filter((name) => audienceOf(name) !== 'visitor')
    expect(ofBuyers.length).toBeGreaterThan(0)
    for (const name of ofBuyers) expect(configOf(name, 'weapp')).not.toHaveProperty('enableShareTimeline')
    for (const name of ['home', 'index', 'category', 'categoryDetail', 'search', 'product'] as const) {
      expect(configOf(name, 'weapp')).toMatchObject({ enableShareTimeline: true })
    }
  })

  it('say nothing on the web, and scroll by themselves in the native app', () => {
    for (const name of ROUTE_NAMES) {
      expect(configOf(name, 'h5')).toEqual({})
      expect(configOf(name, 'rn')).toEqual({ disableScroll: true })
    }
  })
})

it('goes with its route, and is not written again where it is as it should be', () => {
  writePages(folder)
  const gone = path.join(folder, 'gone/gone.tsx')
  fs.mkdirSync(path.dirname(gone))
  fs.writeFileSync(gone, '')
  const kept = path.join(folder, 'home/home.tsx')
  const before = new Date(1_000_000)
  fs.utimesSync(kept, before, before)
  writePages(folder)
  expect(fs.existsSync(gone)).toBe(false)
  expect(fs.statSync(kept).mtime).toEqual(before)
})
