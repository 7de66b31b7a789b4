import { widthOf } from './advance'

const look = (bold: boolean) => ({ fontSize: 15, bold, letterSpacing: 0 })

describe('the width of a text', () => {
  // measured in Chromium on Linux with Arial, Noto Sans Thai and Noto Sans CJK, at 15 px
  const CHROMIUM: readonly (readonly [text: string, regular: number, bold: number])[] = [
    ['Add to cart', 72.55, 79.17],
    ['Wireless headphones, noise cancelling', 259.33, 279.13],
    ['AVATAR To Ty We.', 125.61, 130.55],
    ['$1,234.50', 66.73, 66.73],
    ['ตะกร้าสินค้า', 70.11, 73.78],
    ['หลอดไฟแสงอุ่น ขนาดมินิ', 147.84, 156.4],
    ['购物车与收藏', 90.02, 90.02],
    ['カートに追加する', 120.02, 120.02],
    ['12 left', 40.88, 43.36],
  ]

  it.each(CHROMIUM)('is within a tenth of a pixel of Chromium’s for %s', (text, regular, bold) => {
    expect(Math.abs(widthOf(text, look(false)) - regular)).toBeLessThan(0.1)
    expect(Math.abs(widthOf(text, look(true)) - bold)).toBeLessThan(0.1)
  })

  it('grows with the space between letters', () => {
    expect(widthOf('abc', { ...look(false), letterSpacing: 2 })).toBeCloseTo(widthOf('abc', look(false)) + 6)
  })

  it('gives marks over a letter no width of their own', () => {
    expect(widthOf('e\u0301', look(false))).toBeCloseTo(widthOf('e', look(false)))
  })
})
