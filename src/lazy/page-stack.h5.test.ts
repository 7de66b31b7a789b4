import stacks from '@tarojs/router/dist/router/stack'
import { namesOn, ROUTES, isTab, paramNames } from '@/routes'
import './page-stack'

type Params = Record<string, string>
const OWN = { stamp: 'AB', $taroTimestamp: 1 }

/** A page as Taro's router keeps it: its path tells nothing of what it was asked for. */
const page = (path: string, params: Params = {}) =>
  ({ path: `/${path}?stamp=AB`, $taroParams: { ...params, ...OWN } }) as unknown as ReturnType<typeof stacks.getItem>

function keep(...pages: readonly ReturnType<typeof page>[]): void {
  while (stacks.length > 0) stacks.pop()
  pages.forEach((each) => stacks.push(each))
}

function ask(path: string, query = ''): number {
  window.location.hash = `#/${path}${query}`
  return stacks.getPrevIndex(`/${path}`)
}

const { product, delivery, search } = ROUTES
const withParams = namesOn('h5').filter((name) => !isTab(name) && paramNames(name).length > 0)

describe('the page of an address [screen.address]', () => {
  it.each(withParams)('is the one with its parameters, and no other of its path: %s', (name) => {
    const { path } = ROUTES[name]
    const [first = ''] = paramNames(name)
    keep(page(path, { [first]: '54' }), page(path), page('pages/cart/mycart', { other: '1' }))
    expect(ask(path, `?${first}=62`)).toBe(-1)
    expect(ask(path, `?${first}=54`)).toBe(0)
    expect(ask(path)).toBe(1)
  })

  it('lies where it was opened last, and the steps to it are counted', () => {
    keep(page(product.path, { product_id: '54' }), page(product.path, { product_id: '62' }), page(delivery.path))
    expect(ask(product.path, '?product_id=54')).toBe(0)
    expect(stacks.getDelta(`/${product.path}`)).toBe(2)
    expect(ask(product.path, '?product_id=62')).toBe(1)
    expect(stacks.getDelta(`/${product.path}`)).toBe(1)
    expect(ask(product.path, '?product_id=63')).toBe(-1)
    expect(stacks.getDelta(`/${product.path}`)).toBe(1)
  })

  it('may name its parameters in any order, escaped as they were', () => {
    keep(page(search.path, { q: 'caf%C3%A9', sort: 'new' }), page(delivery.path))
    expect(ask(search.path, '?sort=new&q=caf%C3%A9')).toBe(0)
    expect(ask(search.path, '?sort=new&q=tea')).toBe(-1)
  })
})
