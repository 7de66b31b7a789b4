import { brokenWords } from './words'

it('finds the words that are broken over two lines, also in capitals', () => {
  expect(brokenWords(['Recarg', 'ar saldo'], 'Recargar saldo')).toEqual(['Recarg-ar'])
  expect(brokenWords(['RECARG', 'AR'], 'Recargar')).toEqual(['RECARG-AR'])
})

it('accepts lines that end between words, at a hyphen, at a line feed, or in scripts that can break anywhere', () => {
  expect(brokenWords(['Top up ', 'the wallet'], 'Top up the wallet')).toEqual([])
  expect(brokenWords(['e-', 'mail'], 'e-mail')).toEqual([])
  expect(brokenWords(['one', 'two'], 'one\ntwo')).toEqual([])
  expect(brokenWords(['สินค้า', 'ทั้งหมด'], 'สินค้าทั้งหมด')).toEqual([])
  expect(brokenWords(['order 12', '34'], 'order 1234')).toEqual([])
})
