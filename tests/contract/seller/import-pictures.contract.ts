/** Pictures of imports: by address and from a ZIP. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { Code } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { call, ok, refusedFields } from '../support/client'
import { fingerprint, runImports, sql } from '../support/control'
import { zipOf } from '../support/csv-files'
import { applied, blob, checked, fileShelf, stateOf, faultsIn, type Imported } from '../support/imports'
import { newOperator } from '../support/operators'
import { SMALL_PNG } from '../support/pictures'
import { newSeller, type Seller } from '../support/sellers'

const HEADER = ['sku', 'name_en', 'category', 'brand', 'price', 'stock', 'state', 'images', 'sku_image']

let asked: string[] = []
const picture = Buffer.from(SMALL_PNG)
const server = http.createServer(({ url = '' }, response) => {
  asked.push(url)
  if (url.startsWith('/turn/')) {
    const left = Number(url.slice('/turn/'.length))
    return response.writeHead(302, { location: left > 1 ? `/turn/${left - 1}` : '/mug.png' }).end()
  }
  if (url === '/inside') return response.writeHead(302, { location: 'http://127.0.0.2:9/mug.png' }).end()
  if (url === '/text') return response.end('<html>no picture</html>')
  if (url === '/large') return response.writeHead(200, { 'content-length': 16 * 1_048_576 }).end()
  if (url.startsWith('/mug')) return response.end(picture)
  return response.writeHead(404).end()
})
let base = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => void (asked = []))

async function line(sku: string, images: string, state = '', ofSku = '') {
  const { category, brand } = await fileShelf()
  return [sku, `Cup ${sku}`, category, brand, '5', '1', state, images, ofSku]
}

async function productOf(seller: Seller, sku: string) {
  const { id } = one(
    await sql<{ id: string }>(
      `select product_id::text as id from skus where shop_id = ${seller.shopId} and sku = '${sku}'`,
    ),
  )
  return (await ok('sellerProduct', { product_id: id }, seller)).product
}

const sendZip = (seller: Seller, { import_id }: Imported, content: Uint8Array<ArrayBuffer>) =>
  call('sellerImportPictures', { import_id }, { ...seller, file: blob(content) })

describe('pictures by address [rule.import-pictures]', () => {
  it('are fetched after the lines, in their order, and the product is put on sale with them', async () => {
    const seller = await newSeller()
    const operator = await newOperator()
    const lines = [HEADER, await line('P1', `${base}/mug.png | ${base}/turn/3`, 'listed', `${base}/mug.png?2`)]
    const done = await applied(operator, 'products', lines, seller.shopId)
    expect(done).toMatchObject({ done: 1, failed: 0, pictures: { waiting: 0, done: 3, failed: 0 }, errors: [] })
    const product = await productOf(seller, 'P1')
    expect([product.state, product.images.length, one(product.skus).image?.path]).toEqual([
      'listed',
      2,
      expect.stringMatching(/^\/uploads\/public\//),
    ])
    const shown = await fetch(`${process.env.SOUK_TEST_API}/media${one(product.images).path}`)
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).format).toBe('webp')
  })

  it('are fetched once: the same address is known the next time', async () => {
    const seller = await newSeller()
    await applied(seller, 'products', [HEADER, await line('P2', `${base}/mug.png`)])
    expect(asked).toEqual(['/mug.png'])
    const again = await applied(seller, 'products', [
      HEADER,
      await line('P2', `${base}/mug.png`),
      await line('P3', `${base}/mug.png`),
    ])
    expect(again).toMatchObject({ same: 1, new: 1, done: 1, pictures: { waiting: 0, done: 0 } })
    expect(asked).toEqual(['/mug.png'])
    expect((await productOf(seller, 'P3')).images).toEqual((await productOf(seller, 'P2')).images)
  })

  it('that cannot be had are listed, and the product does without them', async () => {
    const seller = await newSeller()
    const bad = ['/text', '/large', '/none', '/turn/4', '/inside'].map((path) => base + path)
    const more = ['http://127.0.0.2/x.png', 'http://[::1]/x.png', 'http://10.0.0.1/x.png', 'http://127.0.0.1:1/x.png']
    const lines = [
      HEADER,
      await line('P4', [...bad, `${base}/mug.png`].join('|')),
      await line('P5', more.join('|'), 'listed'),
    ]
    const done = await applied(seller, 'products', lines)
    expect(done).toMatchObject({ done: 2, pictures: { waiting: 0, done: 1, failed: 9 } })
    const rules = (sku: number) =>
      done.errors.filter((each) => each.line === sku && each.column === 'images').map(({ rule }) => rule)
    expect(rules(2)).toEqual(['no_picture', 'too_large', 'not_found', 'unreachable', 'not_public'])
    expect(rules(3)).toEqual(['not_public', 'not_public', 'not_public', 'unreachable'])
    expect(faultsIn(done.errors)).toContain('3 state incomplete')
    expect((await productOf(seller, 'P4')).images).toHaveLength(1)
    expect((await productOf(seller, 'P5')).state).toBe('draft')
  })

  it('are refused before they are fetched if they are no addresses', async () => {
    const seller = await newSeller()
    const made = await checked(seller, 'products', [
      HEADER,
      await line('P6', 'ftp://souk.test/a.png'),
      await line('P7', 'http://a:b@souk.test/a.png'),
      await line('P8', Array.from({ length: 13 }, (_, place) => `${place}.png`).join('|')),
    ])
    expect(faultsIn(made.errors)).toEqual(['2 images format', '3 images format', '4 images max'])
  })
})

describe('pictures in a ZIP [rule.import-pictures] [call.sellerImportPictures]', () => {
  it('go by their file names, whatever folder they are in, also when the ZIP comes last', async () => {
    const seller = await newSeller()
    const done = await applied(seller, 'products', [HEADER, await line('Z1', 'cup.png|bowl.png')])
    expect(done.pictures).toEqual({ waiting: 2, done: 0, failed: 0 })
    const one = await sendZip(seller, done, zipOf({ 'pictures/cup.png': SMALL_PNG, '__MACOSX/cup.png': SMALL_PNG }))
    expect([one.code, one.data.files]).toEqual([200, 1])
    await runImports()
    const some = await stateOf(seller, done)
    expect([some.pictures, faultsIn(some.errors)]).toEqual([
      { waiting: 0, done: 1, failed: 1 },
      ['2 images not_in_zip'],
    ])
    expect((await productOf(seller, 'Z1')).images).toHaveLength(1)
    await sendZip(seller, done, zipOf({ 'bowl.png': SMALL_PNG }))
    await runImports()
    expect((await stateOf(seller, done)).pictures).toEqual({ waiting: 0, done: 2, failed: 0 })
    expect((await productOf(seller, 'Z1')).images).toHaveLength(2)
  })

  /** A ZIP whose directory claims this size for its only file. */
  function claiming(size: number): Uint8Array<ArrayBuffer> {
    const zip = Buffer.from(zipOf({ 'a.png': SMALL_PNG }))
    const directory = zip.indexOf('PK\x01\x02', 0, 'latin1')
    zip.writeUInt32LE(size, directory + 24)
    return new Uint8Array(zip)
  }

  const many = (count: number) =>
    zipOf(Object.fromEntries(Array.from({ length: count }, (_, place) => [`${place}.png`, new Uint8Array(1)])))
  const bad: [string, () => Uint8Array<ArrayBuffer>, string][] = [
    ['none', () => new Uint8Array([1, 2, 3]), 'format'],
    ['cut off', () => zipOf({ 'a.png': SMALL_PNG }).slice(0, 60), 'format'],
    ['a file larger than 15 MB', () => claiming(16 * 1_048_576), 'max'],
    ['a name that leads out of its folder', () => zipOf({ '../../a.png': SMALL_PNG }), 'format'],
    ['two files with one name', () => zipOf({ 'a/a.png': SMALL_PNG, 'b/a.png': SMALL_PNG }), 'taken'],
    ['too many files', () => many(2_001), 'max'],
  ]

  it.each(bad)('that is or has %s is refused [wire.unchanged] [answer.1000008]', async (_, write, rule) => {
    const seller = await newSeller()
    const made = await checked(seller, 'products', [HEADER, await line('Z2', 'a.png')])
    const before = await fingerprint()
    const answer = await sendZip(seller, made, write())
    expect([answer.code, refusedFields(answer)]).toEqual([Code.invalidParameter, ['file']])
    expect(answer.data).toMatchObject({ errors: [{ rule }] })
    expect(await fingerprint()).toBe(before)
  })

  it('with a file that unpacks to more than it claims leaves that picture out', async () => {
    const seller = await newSeller()
    const zip = Buffer.from(zipOf({ 'a.png': new Uint8Array(20 * 1_048_576) }))
    const directory = zip.indexOf('PK\x01\x02', 0, 'latin1')
    zip.writeUInt32LE(100, directory + 24)
    const made = await applied(seller, 'products', [HEADER, await line('Z3', 'a.png')])
    expect((await sendZip(seller, made, new Uint8Array(zip))).code).toBe(200)
    await runImports()
    const done = await stateOf(seller, made)
    expect([done.pictures.failed, faultsIn(done.errors)]).toEqual([1, ['2 images no_picture']])
  })
})
