import { UnreadableFile } from './faults'
import { readFile } from './read-file'

const read = (text: string) => readFile(Buffer.from(text), 'stock')

describe('the lines of a file [rule.import-file]', () => {
  it('have the cells with a content, by column, and their line', async () => {
    const lines = await read('stock,sku,reason\n5,A,\n\n(empty),"B\n\nB","count"\n7,C\n')
    expect(lines).toEqual([
      { line: 2, cells: { stock: '5', sku: 'A' }, faults: [] },
      { line: 4, cells: { stock: '', sku: 'B\n\nB', reason: 'count' }, faults: [] },
      { line: 7, cells: { stock: '7', sku: 'C' }, faults: [] },
    ])
  })

  it('count the breaks inside cells, so that a fault has the line of its record', async () => {
    const faults = await read('sku,stock\n"A\r\nA",1\nB,2\n"C').catch(
      (error: unknown) => (error as UnreadableFile).faults,
    )
    expect(faults).toEqual([{ line: 5, column: '', rule: 'cut_off' }])
  })

  it('have amounts, numbers and tracking numbers as forms read them', async () => {
    const prices = await readFile(Buffer.from('sku;price;special_price\nA;3,90;３.５０\nB;1,000;(empty)\n'), 'prices')
    expect(prices.map(({ cells }) => cells)).toEqual([
      { sku: 'A', price: '3.90', special_price: '3.50' },
      { sku: 'B', price: '1,000', special_price: '' },
    ])
    expect((await read('sku,stock\nＡ,１２\n')).map(({ cells }) => cells)).toEqual([{ sku: 'Ａ', stock: '12' }])
    const sent = await readFile(Buffer.from('order,carrier,number\n7,Carteiro,RL 483 920 PT\n'), 'shipments')
    expect(sent.map(({ cells }) => cells.number)).toEqual(['RL483920PT'])
  })

  it('are read the same, wherever the bytes of a character are cut', async () => {
    const long = `sku,stock\n${'A'.repeat(65_530)}ä,1\nB,2\n`
    const lines = await read(long)
    expect(lines.map(({ cells }) => cells.sku?.at(-1))).toEqual(['ä', 'B'])
  })
})
