/** Files of imports: which are read, and what is said of the others. */
import { allEndpoints } from '@contract/endpoints/all'
import { Code } from '@contract/base/codes'
import { IMPORT_MAX_BYTES, IMPORT_MAX_LINES } from '@contract/base/import-constants'
import { API_PREFIX } from '@contract/endpoints/app'
import { announce } from '../support/announce'
import { ok, refusedFields, send } from '../support/client'
import { fingerprint, sql } from '../support/control'
import { csvOf } from '../support/csv-files'
import { newItem } from '../support/new-product'
import { checked, sendFile, stateOf, faultsIn, lineFaults } from '../support/imports'
import { newOperator, newStall } from '../support/operators'
import { newSeller } from '../support/sellers'

const utf16 = (text: string, mark = true) => new Uint8Array(Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le'))
const swapped = (text: string) => new Uint8Array(Buffer.from(utf16(text)).swap16())

describe('a file that is read [rule.import-file] [call.sellerImport]', () => {
  const variants: [string, (sku: string) => string | Uint8Array<ArrayBuffer>][] = [
    ['UTF-8', (sku) => `sku,stock\n${sku},7\n`],
    ['UTF-8 with its mark and Windows line ends', (sku) => `\ufeffsku,stock\r\n${sku},7\r\n`],
    ['UTF-16 with its mark', (sku) => utf16(`sku,stock\r\n${sku},7`)],
    ['UTF-16 the other way round', (sku) => swapped(`sku,stock\r\n${sku},7`)],
    ['UTF-16 without its mark', (sku) => utf16(`sku,stock\r\n${sku},7`, false)],
    ['semicolons', (sku) => `sku;stock\n${sku};7\n`],
    ['tabs and old line ends', (sku) => `sku\tstock\r${sku}\t7\r`],
    ['capitals, blanks, empty lines and empty columns', (sku) => `\ufeff SKU , Stock ,,\n\n${sku}, 7 ,,\n,,,\n`],
    ['quotes, in which a line may break', (sku) => `"reason","stock","sku"\n"count","7","${sku}"\n`],
  ]

  it.each(variants)('may have %s', async (_, write) => {
    const { seller, sku } = await newStall()
    const { code, data } = await sendFile(seller, 'stock', write(sku))
    expect({ code, errors: data.import?.errors }).toEqual({ code: 200, errors: [] })
    expect(data.import).toMatchObject({ state: 'checked', lines: 1, changed: 1, new: 0, same: 0, wrong: 0 })
  })

  it('answers the import that is there for the same bytes, for 24 hours', async () => {
    const { seller, sku } = await newStall()
    const lines = [
      ['sku', 'stock'],
      [sku, '7'],
    ]
    const first = await checked(seller, 'stock', lines)
    const [again, both] = await Promise.all([checked(seller, 'stock', lines), checked(seller, 'stock', lines)])
    expect([again.import_id, both.import_id]).toEqual([first.import_id, first.import_id])
    expect((await checked(seller, 'stock', [...lines, ['other', '1']])).import_id).not.toBe(first.import_id)
    await sql(
      `update imports set created_at = now() - interval '25 hours' where id = ${first.import_id} returning id::text`,
    )
    expect((await checked(seller, 'stock', lines)).import_id).not.toBe(first.import_id)
  })

  it('is checked again if lines of it were wrong: what was missing may be there now', async () => {
    const { seller } = await newStall()
    const lines = [
      ['sku', 'stock'],
      ['LATER', '7'],
    ]
    const wrong = await checked(seller, 'stock', lines)
    await newItem({ shopId: seller.shopId })
    await sql(
      `update skus set sku = 'LATER' where id = (select max(id) from skus where shop_id = ${seller.shopId}) returning id::text`,
    )
    expect([wrong.wrong, await checked(seller, 'stock', lines)]).toMatchObject([1, { wrong: 0, changed: 1 }])
  })
})

describe('a file that is refused [rule.import-file] [call.sellerImport] [wire.unchanged] [answer.1000008]', () => {
  const bad: [string, string | Uint8Array<ArrayBuffer>, string[]][] = [
    ['an empty one', '', ['1  empty']],
    ['one of blanks', ' \r\n \r\n', ['1  empty']],
    ['another encoding', new Uint8Array(Buffer.from('sku,stock\nTaza,1\nCaf\xe9,2\n', 'latin1')), ['3  encoding']],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), ['1  encoding']],
    ['a zero in the text', 'sku,stock\nA,1\nB\0,2\n', ['3  encoding']],
    ['an unknown column', 'sku,stock,colour\nA,1,red\n', ['1 colour unknown_column']],
    [
      'a column twice, and none that is needed',
      'stock,stock\n1,2\n',
      ['1 stock repeated_column', '1 sku missing_column'],
    ],
    ['one that ends in quotes', 'sku,stock\nA,1\n"B\nC,2\nD,3\n', ['3  cut_off']],
    ['one that ends in the middle of a line', 'sku,stock\nA,1\nB', ['3  cut_off']],
    ['a quote in the middle of a cell', 'sku,stock\nA,1\nB"x",2\n', ['3  quotes']],
  ]

  it.each(bad)('%s', async (_, content, lines) => {
    const seller = await newSeller()
    const before = await fingerprint()
    const answer = await sendFile(seller, 'stock', content)
    expect([answer.status, answer.code, refusedFields(answer)]).toEqual([200, Code.invalidParameter, ['file']])
    expect(lineFaults(answer)).toEqual(lines)
    expect(await fingerprint()).toBe(before)
  })

  it('too many lines', async () => {
    const seller = await newSeller()
    const content = `sku,stock\n${'A,1\n'.repeat(IMPORT_MAX_LINES + 1)}`
    expect(lineFaults(await sendFile(seller, 'stock', content))).toEqual([`${IMPORT_MAX_LINES + 2}  too_many_lines`])
  })

  it('one of 200 MB, which is answered with 413 before it is sent [wire.too-large]', async () => {
    const seller = await newSeller()
    const before = await fingerprint()
    const headers = { 'access-token': seller.token, 'content-type': 'multipart/form-data; boundary=x' }
    const answer = await announce(`${API_PREFIX}${allEndpoints.sellerImport.path}`, 200 * 1_048_576, headers)
    expect(answer).toMatchObject({ status: 413, code: Code.invalidParameter })
    const above = await sendFile(seller, 'stock', new Uint8Array(IMPORT_MAX_BYTES + 1))
    expect(above).toMatchObject({ status: 413, code: Code.invalidParameter })
    expect(await fingerprint()).toBe(before)
  })
})

describe('the lines of a file [rule.import-check] [field.seller.import]', () => {
  it('say what is wrong at their line and column', async () => {
    const { seller, sku } = await newStall()
    const { sku: other } = await newStall()
    const lines = [
      ['sku', 'stock', 'reason'],
      [sku, '12', 'delivery'],
      [sku.toLowerCase(), '3', ''],
      [other, '1', ''],
      ['', '1', ''],
      ['X', '1', ''],
    ]
    const made = await checked(seller, 'stock', lines)
    expect(faultsIn(made.errors)).toEqual([
      '3 sku repeated',
      '4 sku unknown_sku',
      '5 sku required',
      '6 sku unknown_sku',
    ])
    expect(made).toMatchObject({ lines: 5, changed: 1, wrong: 4 })
    const numbers = [
      ['sku', 'stock', 'reason'],
      [sku, '-1', ''],
    ]
    expect(faultsIn((await checked(seller, 'stock', numbers)).errors)).toEqual(['2 stock format'])
    const reasons = [
      ['sku', 'stock', 'reason'],
      [sku, '1', 'gift'],
    ]
    expect(faultsIn((await checked(seller, 'stock', reasons)).errors)).toEqual(['2 reason one_of'])
    const cells = [
      ['sku', 'stock'],
      [sku, '1', 'more'],
    ]
    expect(faultsIn((await checked(seller, 'stock', cells)).errors)).toEqual(['2  cells'])
  })

  it('come as a CSV with all errors, in the caller’s language [call.sellerImportErrors]', async () => {
    const { seller } = await newStall()
    const many = Array.from({ length: 230 }, (_, place) => [`NOT-${place}`, '1'])
    const made = await checked(seller, 'stock', [['sku', 'stock'], ...many])
    expect([made.errors.length, made.wrong]).toEqual([200, 230])
    const { message, headers } = await send(
      'sellerImportErrors',
      { import_id: made.import_id },
      { ...seller, lang: 'es' },
    )
    expect(headers.get('content-disposition')).toBe(`attachment; filename="import-${made.import_id}-errors.csv"`)
    const rows = message
      .replace(/^\ufeff/, '')
      .trim()
      .split('\r\n')
    expect(rows).toHaveLength(231)
    expect(rows[1]).toBe('2,sku,unknown_sku,La tienda no tiene este SKU.')
  })

  it('are the shop’s alone, and listed with the newest first [call.sellerImports] [call.sellerImportState]', async () => {
    const { seller, sku } = await newStall()
    const first = await checked(seller, 'stock', [
      ['sku', 'stock'],
      [sku, '1'],
    ])
    const second = await checked(seller, 'stock', [
      ['sku', 'stock'],
      [sku, '2'],
    ])
    const { list, count } = await ok('sellerImports', {}, seller)
    expect([list.map(({ import_id }) => import_id), count]).toEqual([[second.import_id, first.import_id], 2])
    expect((await send('sellerImportState', { import_id: first.import_id }, await newSeller())).code).toBe(
      Code.notFound,
    )
    const operator = await newOperator()
    expect((await stateOf(operator, first)).import_id).toBe(first.import_id)
    const sold = csvOf(['sku', 'stock'], [sku, '3'])
    const made = await sendFile(operator, 'stock', sold, seller.shopId)
    expect(made.data.import).toMatchObject({ shop_id: seller.shopId, changed: 1 })
  })
})
