import { piecesOf } from './break-lines'

describe('where a text may break', () => {
  it('is after spaces and hyphens, which stay with the word before them', () => {
    expect(piecesOf('a red-hot  pan')).toEqual(['a ', 'red-', 'hot  ', 'pan'])
  })

  it('is at every line feed', () => {
    expect(piecesOf('a\nb')).toEqual(['a', '\n', 'b'])
  })

  it('is between Chinese letters, but not before punctuation that may not begin a line', () => {
    expect(piecesOf('购物车，好')).toEqual(['购', '物', '车，', '好'])
  })

  it('is not inside a Latin word among them', () => {
    expect(piecesOf('用USB线')).toEqual(['用', 'USB', '线'])
  })

  it('is between Thai words, which have no spaces between them', () => {
    expect(piecesOf('ตะกร้าสินค้า')).toEqual(['ตะกร้า', 'สินค้า'])
  })
})
