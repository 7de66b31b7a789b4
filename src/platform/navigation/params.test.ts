import { linkTo } from '@/routes'
import { readParams } from './params'

const escaped = (link: string) =>
  Object.fromEntries(
    link
      .replace(/^.*\?/, '')
      .split('&')
      .map((pair) => pair.split('=') as [string, string]),
  )

describe('the parameters of a screen', () => {
  it('survive a round trip through a link', () => {
    expect(readParams('search', escaped(linkTo('search', { q: '50% té & más' })))).toEqual({ q: '50% té & más' })
    const next = linkTo('product', { product_id: 7 })
    expect(readParams('login', escaped(linkTo('login', { next })))).toEqual({ next })
  })

  it('leave out what the screen does not know and what is empty', () => {
    expect(readParams('product', { product_id: '', stamp: 'AA', other: '1' })).toEqual({})
  })

  it('keep an invalidly escaped value unchanged', () => {
    expect(readParams('search', { q: '100%' })).toEqual({ q: '100%' })
  })
})
