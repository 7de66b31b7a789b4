import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { replaceBuild } from './replace-build.mjs'

let root: string
let out: string
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-replace-'))
  out = path.join(root, 'h5')
})
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

/** A build of these files. */
const made = (...files: string[]) =>
  replaceBuild(out, async (folder: string) => {
    for (const file of files) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      fs.writeFileSync(path.join(folder, file), file)
    }
  })
const there = () =>
  fs
    .readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort()

it('keeps what the build before has written under a name with a hash, and nothing of earlier ones', async () => {
  await made('index.html', 'js/app.11111111.js', 'static/same.aaaaaaaa.webp')
  fs.writeFileSync(path.join(out, 'js/app.11111111.js.br'), 'compressed after the build')
  expect(there()).toEqual(['app.11111111.js', 'app.11111111.js.br', 'index.html', 'same.aaaaaaaa.webp'])
  await made('index.html', 'js/app.22222222.js', 'static/same.aaaaaaaa.webp')
  expect(there()).toEqual([
    'app.11111111.js',
    'app.11111111.js.br',
    'app.22222222.js',
    'index.html',
    'same.aaaaaaaa.webp',
  ])
  await made('index.html', 'js/app.33333333.js')
  expect(there()).toEqual(['app.22222222.js', 'app.33333333.js', 'index.html', 'same.aaaaaaaa.webp'])
})

it('takes a folder of a version that noted nothing for one build', async () => {
  fs.mkdirSync(path.join(out, 'js'), { recursive: true })
  for (const file of ['index.html', 'old.txt', 'js/app.00000000.js']) fs.writeFileSync(path.join(out, file), '')
  await made('index.html', 'js/app.11111111.js')
  expect(there()).toEqual(['app.00000000.js', 'app.11111111.js', 'index.html'])
})

it('leaves everything as it was when a build fails', async () => {
  await made('index.html', 'js/app.11111111.js')
  const failing = replaceBuild(out, async (folder: string) => {
    fs.writeFileSync(path.join(folder, 'index.html'), 'half')
    throw new Error('no memory')
  })
  await expect(failing).rejects.toThrow('no memory')
  expect(there()).toEqual(['app.11111111.js', 'index.html'])
  expect(fs.readdirSync(root)).toEqual(['h5'])
})
