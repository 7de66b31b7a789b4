/** A shop that moves: from the embedded database to PostgreSQL, and from either to the embedded one. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { one } from '@contract/rules/lists'
import { ok } from '../contract/support/client'
import { addressFields, newBuyer } from '../contract/support/people'
import { SMALL_PNG } from '../contract/support/pictures'
import { serverCommand } from '../support/server-command.js'
import { onPlaces, type Place } from './places'
import { buyOne, ordersOf } from './shopping'

const ROOT = path.join(__dirname, '../..')
const DEMO_BUYER = 'buyer@souk.test'
const NEXT_ORDER = `select last_value::text as last from orders_id_seq`

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-archive-'))
const archive = path.join(folder, 'shop.tgz')
const { place, start, stop } = onPlaces()

interface Outcome {
  readonly code: number
  readonly text: string
}

function command(args: readonly string[], { settings }: Pick<Place, 'settings'>): Outcome {
  try {
    const env = { ...process.env, NODE_ENV: 'test', ...settings }
    const text = execFileSync(process.execPath, args, {
      cwd: ROOT,
      env,
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return { code: 0, text }
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string }
    return { code: status, text: `${stdout}${stderr}` }
  }
}

const ops = (place: Pick<Place, 'settings'>, ...words: readonly string[]) =>
  command([...serverCommand('ops'), ...words], place)

/** A shop with orders and an uploaded file, and its server running. */
async function shop(): Promise<{ place: Place; face: string; email: string; password: string }> {
  const made = await place()
  expect(command([...serverCommand('seed'), '--demo'], made)).toMatchObject({ code: 0 })
  await start(made)
  await buyOne()
  const buyer = await newBuyer()
  const { url } = await ok('upload', { purpose: 'avatar' }, { token: buyer.token, file: new Blob([SMALL_PNG]) })
  await ok('addressAdd', addressFields(), buyer)
  return { place: made, face: new URL(url).pathname, email: buyer.email, password: buyer.password }
}

const picture = async (address: string) => {
  const response = await fetch(`${process.env.SOUK_TEST_API}${address}`)
  return [response.status, Buffer.from(await response.arrayBuffer()).toString('base64')]
}

afterEach(() => fs.rmSync(archive, { force: true }))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

async function thereAndBack(): Promise<void> {
  const { place: old, face, email, password } = await shop()
  const [orders, sent] = [await ordersOf(DEMO_BUYER), await picture(face)]
  expect(sent[0]).toBe(200)

  // the server runs on: on the embedded engine it makes the archive itself
  expect(ops(old, 'export', archive)).toMatchObject({ code: 0, text: expect.stringContaining('1 files') })
  expect(fs.statSync(archive).mode & 0o077).toBe(0)
  expect(ops(old, 'export', archive)).toMatchObject({ code: 1, text: expect.stringContaining('is there already') })
  const afterwards = await buyOne()
  await stop()

  const other = await place('')
  expect(ops(other, 'import', archive)).toMatchObject({ code: 0, text: expect.stringContaining('orders: ') })
  const { last } = one(await other.run(NEXT_ORDER))
  expect(Number(last)).toBeLessThan(Number(afterwards))
  await start(other)
  expect(await ordersOf(DEMO_BUYER)).toEqual(orders)
  expect(await picture(face)).toEqual(sent)
  const { 'access-token': token } = await ok('login', { email, password })
  expect((await ok('getAddressList', {}, { token })).address_list).toHaveLength(1)
  // the next number is the next: what was sold after the export is not there
  expect(await buyOne()).toBe(afterwards)
  await stop()
  expect(command(['--import', 'tsx', 'tests/support/check-database.ts'], other)).toEqual({ code: 0, text: '[]\n' })

  // and back, to the engine that it came from
  fs.rmSync(archive)
  expect(ops(other, 'export', archive)).toMatchObject({ code: 0 })
  const back = await place()
  expect(ops(back, 'import', archive)).toMatchObject({ code: 0 })
  await start(back)
  expect(await ordersOf(DEMO_BUYER)).toEqual(orders)
  expect(Number(await buyOne())).toBe(Number(afterwards) + 1)
}

// where both engines are played, PostgreSQL's run is also the embedded engine's
if (process.env.SOUK_DEAL !== '1' || process.env.DATABASE_URL)
  it('takes everything along, sells before and after, and goes on counting [durable.archive]', thereAndBack)

it('leaves a shop alone, and refuses what is damaged, cut off, foreign or of another version [durable.archive]', async () => {
  const full = await place()
  expect(command([...serverCommand('seed'), '--demo'], full)).toMatchObject({ code: 0 })
  expect(ops(full, 'export', archive)).toMatchObject({ code: 0 })
  expect(ops(full, 'import', archive)).toMatchObject({ code: 1, text: expect.stringContaining('is not empty') })

  const empty = await place()
  const whole = fs.readFileSync(archive)
  const refused = (bytes: Uint8Array, line: string) => {
    const file = path.join(folder, 'broken.tgz')
    fs.writeFileSync(file, bytes)
    expect(ops(empty, 'import', file)).toMatchObject({ code: 1, text: expect.stringContaining(line) })
    fs.rmSync(file)
  }
  refused(new Uint8Array(whole.subarray(0, Math.floor(whole.byteLength * 0.6))), 'only a part of one')
  refused(new TextEncoder().encode('no archive'), 'no archive of Souk')
  expect(ops(empty, 'import', path.join(folder, 'nothing.tgz'))).toMatchObject({
    code: 1,
    text: expect.stringContaining('there is no file'),
  })

  const unpacked = path.join(folder, 'unpacked')
  fs.mkdirSync(unpacked)
  // the tar of this machine: the format is no secret of ours
  execFileSync('tar', ['-xzf', archive, '-C', unpacked])
  const repacked = (change: (text: string) => string, file: string) => {
    const copy = fs.readFileSync(path.join(unpacked, file), 'utf8')
    fs.writeFileSync(path.join(unpacked, file), change(copy))
    const names = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' }).trim().split('\n')
    execFileSync('tar', ['-czf', path.join(folder, 'changed.tgz'), '-C', unpacked, ...names])
    fs.writeFileSync(path.join(unpacked, file), copy)
    return new Uint8Array(fs.readFileSync(path.join(folder, 'changed.tgz')))
  }
  refused(
    repacked((text) => text.replace('"USD"', '"EUR"'), 'tables/wallet_records.jsonl'),
    'damaged: tables/wallet_records.jsonl',
  )
  refused(
    repacked(
      (text) => text.replace(/"hash": "[0-9a-f]{64}"(?![\s\S]*"hash")/, `"hash": "${'ab'.repeat(32)}"`),
      'manifest.json',
    ),
    'of another version: its last migration is abababababab',
  )
  const { count } = one(await empty.run('select count(*)::int as count from users'))
  expect(count).toBe(0)
  expect(ops(empty, 'import', archive)).toMatchObject({ code: 0 })
})
