import { contentOf, contentRoot } from './contents'
import { pathsOn } from './routes'

describe('the content of a page', () => {
  it('is in a package of its folder', () => {
    expect(contentRoot('pages/cart/pay')).toBe('screens/cart')
    expect(contentOf('pages/cart/pay')).toBe('screens/cart/pay')
  })

  it('is with the screens that are opened together, if a folder would grow large', () => {
    expect(contentOf('pages/mine/recharge')).toBe('screens/wallet/recharge')
    expect(contentRoot('pages/mine/withdraw')).toBe(contentRoot('pages/mine/wallet'))
  })

  it('is not in the package of another page', () => {
    expect(new Set(pathsOn('weapp').map(contentOf)).size).toBe(pathsOn('weapp').length)
  })
})
