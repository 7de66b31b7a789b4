import { link } from './screens'

describe('the link to a screen', () => {
  it('is its path as notices carry it, without a slash before it', () => {
    expect(link('wallet')).toBe('pages/mine/wallet')
    expect(link('order', { order_id: 9007199254740993n })).toBe('pages/history/detail?order_id=9007199254740993')
  })

  it('escapes its values, and leaves out absent and empty ones', () => {
    expect(link('search', { q: 'tea & cups', sort: '', min: undefined })).toBe('pages/search/search?q=tea%20%26%20cups')
  })
})
