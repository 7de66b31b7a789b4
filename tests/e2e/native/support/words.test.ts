import { brokenWords } from './words'

it('tells the words that a line ends within, in capitals too', () => {
  expect(brokenWords(['Recarg', 'ar saldo'], 'Recargar saldo')).toEqual(['Recarg-ar'])
  expect(brokenWords(['RECARG', 'AR'], 'Recargar')).toEqual(['RECARG-AR'])
})

it('leaves alone what ends between words, at a hyphen, at a line feed, or in letters without words', () => {
  expect(brokenWords(['Top up ', 'the wallet'], 'Top up the wallet')).toEqual([])
  expect(brokenWords(['e-', 'mail'], 'e-mail')).toEqual([])
  expect(brokenWords(['one', 'two'], 'one\ntwo')).toEqual([])
  expect(brokenWords(['สินค้า', 'ทั้งหมด'], 'สินค้าทั้งหมด')).toEqual([])
  expect(brokenWords(['order 12', '34'], 'order 1234')).toEqual([])
})
