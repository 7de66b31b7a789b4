import { groupLines } from './group'

const line = (number: number, sku: string, product?: string) => ({
  line: number,
  cells: { sku, ...(product === undefined ? {} : { product }) },
  faults: [],
})
const shape = (groups: ReturnType<typeof groupLines>) =>
  groups.map(({ productId, lines }) => [productId, ...lines.map(({ line: number }) => number)])

describe('the products of a file [rule.import-check]', () => {
  it('are the lines that share a cell, or single ones', () => {
    const lines = [line(2, 'A', 'mug'), line(3, 'B'), line(4, 'C', 'MUG'), line(5, 'D', '')]
    expect(shape(groupLines(lines, new Map()))).toEqual([
      [null, 2, 4],
      [null, 3],
      [null, 5],
    ])
  })

  it('are those that the shop has, by the SKU, in whatever capitals and without the cell', () => {
    const owners = new Map([
      ['A', 7n],
      ['B', 7n],
    ])
    expect(shape(groupLines([line(2, 'a'), line(3, 'x', 'A'), line(4, 'B')], owners))).toEqual([[7n, 2, 3, 4]])
  })

  it('have faults where a SKU is missing, repeated, or of another product', () => {
    const owners = new Map([
      ['A', 7n],
      ['B', 8n],
    ])
    const groups = groupLines([line(2, 'A', 'p'), line(3, 'B', 'p'), line(4, ''), line(5, 'a', 'p')], owners)
    const faults = groups.flatMap(({ lines }) => lines.flatMap((each) => each.faults))
    expect(faults.map(({ line: number, column, rule }) => `${number} ${column} ${rule}`)).toEqual([
      '5 sku repeated',
      '3 product other_product',
      '4 sku required',
    ])
  })
})
