import { delimiterOf } from './delimiter'

it.each([
  ['sku,stock\n', ','],
  ['sku;stock\nA,B,C;1', ';'],
  ['sku\tstock\tnote', '\t'],
  ['sku', ','],
  ['"a,b,c,d";stock', ';'],
])('the header %j is separated by %j [rule.import-file]', (header, delimiter) => {
  expect(delimiterOf(header)).toBe(delimiter)
})
