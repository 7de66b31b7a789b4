import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { firstLoad, mainPackage } from './measure.mjs'

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
  it('counts the entry, the page and the largest language, a shared file once', async () => {
    const files = { 'app.js': 1000, 'shared.js': 200, 'home.js': 30, 'es.js': 4, 'th.js': 50 }
    await Promise.all(Object.entries(files).map(([name, bytes]) => write(name, bytes)))
    const groups = {
      app: ['app.js', 'shared.js'],
      'page-home-home': ['home.js', 'shared.js'],
      'locale-es': ['es.js'],
      'locale-th': ['th.js'],
    }
    await writeFile(path.join(folder, 'first-load.json'), JSON.stringify(groups))
    expect((await firstLoad(folder, 'page-home-home')).raw).toBe(1000 + 200 + 30 + 50)
  })

  it('refuses a build that lacks the page', async () => {
    await writeFile(path.join(folder, 'first-load.json'), JSON.stringify({ app: [] }))
    await expect(firstLoad(folder, 'page-home-home')).rejects.toThrow('page-home-home')
  })

  it('leaves sub-packages out of the main package', async () => {
    await write('app.js', 100)
    await write('pages/home/home.js', 20)
    await write('shop/pages/create.js', 3)
    const config = JSON.stringify({ subPackages: [{ root: 'shop', pages: ['pages/create'] }] })
    await writeFile(path.join(folder, 'app.json'), config)
    expect((await mainPackage(folder)).raw).toBe(120 + config.length)
  })
})
