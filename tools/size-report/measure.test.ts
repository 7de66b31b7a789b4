import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import budgets from './budgets.json'
import { firstLoad, packages } from './measure.mjs'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'souk-sizes-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function write(name: string, bytes: number) {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
  await writeFile(path.join(folder, name), new Uint8Array(randomBytes(bytes)))
}

describe('the size report', () => {
  it('counts the entry, the page, the largest language and the styles in the page, a shared file once', async () => {
    const files = { 'app.js': 1000, 'shared.js': 200, 'home.js': 30, 'es.js': 4, 'th.js': 50 }
    await Promise.all(Object.entries(files).map(([name, bytes]) => write(name, bytes)))
    const groups = {
      app: ['app.js', 'shared.js'],
      'page-home-home': ['home.js', 'shared.js'],
      'locale-es': ['es.js'],
      'locale-th': ['th.js'],
    }
    await writeFile(path.join(folder, 'first-load.json'), JSON.stringify(groups))
    await writeFile(path.join(folder, 'index.html'), '<style>a{}</style><p>Not counted</p><style>b{}</style>')
    expect((await firstLoad(folder, 'page-home-home')).raw).toBe(1000 + 200 + 30 + 50 + 'a{}\nb{}'.length)
  })

  it('refuses a build that lacks the page', async () => {
    await writeFile(path.join(folder, 'first-load.json'), JSON.stringify({ app: [] }))
    await expect(firstLoad(folder, 'page-home-home')).rejects.toThrow('page-home-home')
  })

  it('counts every file of a mini-program in the package it is downloaded with', async () => {
    await write('app.js', 100)
    await write('pages/home/home.js', 20)
    await write('pages/users/login.js', 3)
    await write('pages/users/art/lock.webp', 4)
    await write('pages/users-of-old/page.js', 5)
    await write('locales/th-pack/texts.js', 6)
    const main = 125 + (await configure(['pages/users', 'locales/th-pack']))
    expect(await packages(folder)).toEqual({
      main: { raw: main },
      'pages/users': { raw: 7 },
      'locales/th-pack': { raw: 6 },
      total: { raw: main + 13 },
    })
  })

  it('leaves out what lies beside a mini-program: licences, maps, the settings of a developer', async () => {
    const config = await configure([])
    await write('vendors.js.LICENSE.txt', 10)
    await write('app.js.map', 10)
    await write('project.config.json', 10)
    expect((await packages(folder)).total).toEqual({ raw: config })
  })

  it('refuses a mini-program whose subpackage is empty', async () => {
    await configure(['pages/users'])
    await expect(packages(folder)).rejects.toThrow('pages/users')
  })

  it('allows at most what WeChat takes: 2 MB a package, 20 MB in all', () => {
    const budget = (name: 'weapp.main' | 'weapp.*' | 'weapp.total') => budgets[name].bytes
    expect(Math.max(budget('weapp.main'), budget('weapp.*'))).toBeLessThanOrEqual(2_000_000)
    expect(budget('weapp.total')).toBeLessThanOrEqual(20_000_000)
  })
})

/** Writes an app.json with these subpackages; answers its bytes. */
async function configure(roots: readonly string[]): Promise<number> {
  const config = JSON.stringify({ pages: [], subPackages: roots.map((root) => ({ root, pages: [] })) })
  await writeFile(path.join(folder, 'app.json'), config)
  return config.length
}
