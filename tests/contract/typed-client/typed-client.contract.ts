/** The OpenAPI document is sufficient for a typed client, with types by openapi-typescript and calls by openapi-fetch. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newItem, stockOf } from '../support/new-product'

const root = path.resolve(__dirname, '../../..')
const bin = (file: string) => path.join(root, 'node_modules', file)

/** As strict as an external project may be. */
const COMPILER_OPTIONS = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: ['node'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
}

/** One wrong name each, and the compiler's error. */
const MISTAKES = {
  field: { right: 'product_id: product', wrong: 'product: product', complaint: "'product' does not exist" },
  type: { right: 'qty: 1', wrong: "qty: 'one'", complaint: "'string' is not assignable to type 'number'" },
  call: { right: '/cart/add', wrong: '/cart/put', complaint: '/cart/put' },
  answer: { right: 'quote.quote_id', wrong: 'quote.number', complaint: "'number' does not exist" },
}

interface Ended {
  readonly code: number
  readonly output: string
}

/** Runs a Node program in the client's folder. */
function run(folder: string, ...args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: error ? stdout + stderr : stdout }),
    )
  })
}

describe('a client made from the OpenAPI document', () => {
  let folder = ''
  let source = ''
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
  const typeCheck = () => run(folder, bin('typescript-7/bin/tsc'), '-p', '.', '--pretty', 'false')

  beforeAll(async () => {
    // inside the repository, so that its packages are found
    await mkdir(path.join(root, '.tmp'), { recursive: true })
    folder = await mkdtemp(path.join(root, '.tmp/typed-client-'))
    source = await readFile(path.join(__dirname, 'place-order.mts'), 'utf8')
    const document = await fetch(`${process.env.SOUK_TEST_API}/api/openapi.json`)
    await write('openapi.json', await document.text())
    await write('tsconfig.json', JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['*'] }))
    const types = await run(folder, bin('openapi-typescript/bin/cli.js'), 'openapi.json', '-o', 'souk.ts')
    expect(types).toMatchObject({ code: 0 })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('compiles, places an order, pays it and reads it [wire.form]', async () => {
    await write('place-order.mts', source)
    expect(await typeCheck()).toEqual({ code: 0, output: '' })
    const goods = await newItem({ price: 1250, stock: 5 })
    const { SOUK_TEST_API: address = '' } = process.env
    const bought = await run(folder, '--import', 'tsx', 'place-order.mts', address, goods.productId, goods.shopId)
    expect(bought).toMatchObject({ code: 0 })
    expect(JSON.parse(bought.output)).toMatchObject({
      status: 'paid',
      payment_status: 'paid',
      grand_total: '15.00',
    })
    expect(await stockOf(goods)).toBe(4)
  })

  it('does not compile with names that are not in the document', async () => {
    for (const [name, { right, wrong }] of Object.entries(MISTAKES)) {
      expect(source).toContain(right)
      await write(`${name}.mts`, source.replace(right, wrong))
    }
    const { output } = await typeCheck()
    const complaints = output.split('\n').filter((line) => line.includes('error TS'))
    for (const [name, { complaint }] of Object.entries(MISTAKES)) {
      expect(complaints).toContainEqual(expect.stringMatching(new RegExp(`^${name}\\.mts.*${complaint}`)))
    }
    expect(complaints.filter((line) => !/^(field|type|call|answer)\.mts/.test(line))).toEqual([])
  })
})
