/** The built server, from a folder that is not the repository's. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { builtinModules } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { at } from '@contract/rules/lists'
import { buildServer } from './server.mjs'

const ROOT = path.join(__dirname, '../..')

let folder: string
let out: string
const running: ChildProcess[] = []

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-built-'))
  out = path.join(folder, 'app/server')
  await buildServer(out)
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'app/node_modules'))
})
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  fs.rmSync(folder, { recursive: true, force: true })
})

function run(entry: string, settings: Readonly<Record<string, string>>, args: readonly string[] = []) {
  const child = spawn(process.execPath, [path.join(out, entry), ...args], {
    cwd: os.tmpdir(),
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', SOUK_DATA: path.join(folder, 'data'), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  return child
}

/** The first line that begins so; throws with all that was said when the process ends before. */
async function line(child: ChildProcess, start: string): Promise<string> {
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8')
  child.stderr?.on('data', (text: string) => said.push(text))
  if (!child.stdout) throw new Error('no output')
  for await (const each of createInterface({ input: child.stdout })) {
    said.push(each)
    if (each.startsWith(start)) return each
  }
  throw new Error(said.join('\n'))
}

/** The first start fills a demo shop, with other stages beside it. */
const RUN_MS = 180_000

it(
  'runs from any folder: calls, pictures, documents in threads, commands, and an orderly end',
  async () => {
    const data = path.join(folder, 'data')
    const media = path.join(folder, 'pictures')
    const demo = path.join(ROOT, 'server/app/demo/media')
    const picture = fs.readdirSync(demo, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('.webp'))
    if (!picture) throw new Error('the demo has no pictures')
    fs.mkdirSync(media, { recursive: true })
    fs.copyFileSync(path.join(demo, picture), path.join(media, 'own.webp'))
    const settings = {
      SOUK_MEDIA: media,
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://shop.example',
      ...{ COMPANY_NAME: 'Market Ltd', COMPANY_ADDRESS: '1 High Street, Dublin' },
      ...{ COMPANY_EMAIL: 'help@market.example', COMPANY_TAX_ID: 'IE1234567T' },
      SOUK_DATA: data,
      DRAIN_SECONDS: '0',
    }
    // a machine that is busy with other tests is not what is tested here
    const unshed = { MAX_LAG: '0', MAX_QUEUE: '0' }
    const child = run('main.js', { ...settings, ...unshed, PORT: '0', HOST: '127.0.0.1' })
    await line(child, 'Souk is ready: ')
    const [address] = fs.readFileSync(path.join(data, 'address'), 'utf8').split('\n')
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    expect((await fetch(`${address}/media/own.webp`)).status).toBe(200)
    expect((await fetch(`${address}/media/${picture}`)).status).toBe(404)
    const about = await fetch(`${address}/api/about_us-policy/document`)
    expect([about.status, about.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await about.text()).slice(0, 5)).toBe('%PDF-')

    const ops = run('ops.js', settings, ['appoint', 'nobody@souk.test'])
    ops.stderr?.setEncoding('utf8')
    const [said] = (await once(ops.stderr as NodeJS.ReadableStream, 'data')) as [string]
    expect(said).toContain('nobody has the address nobody@souk.test')
    child.kill('SIGTERM')
    expect((await once(child, 'exit'))[0]).toBe(0)
  },
  RUN_MS,
)

it('holds no TypeScript, and asks for no package that npm does not install for it', () => {
  const files = fs.readdirSync(out, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.endsWith('.ts'))).toEqual([])
  const { dependencies } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const source = fs.readFileSync(path.join(out, 'main.js'), 'utf8')
  const asked = [...source.matchAll(/require\("((?:@[^/"]+\/)?[^/"]+)[^"]*"\)/g)].map((match) => at(match, 1))
  const others = new Set(asked.filter((name) => !name.startsWith('node:') && !(name in dependencies)))
  expect([...others].filter((name) => !builtinModules.includes(name))).toEqual([])
  expect(asked).toContain('fastify')
})
