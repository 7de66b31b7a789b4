import appConfig from './app.config'
import { audienceOf, hasRoute, linkTo, namesOn, paramNames, pathsOn, routeOf, ROUTES, TABS } from './routes'

describe('the route table', () => {
  it('writes a link with its parameters escaped and empty ones left out', () => {
    expect(linkTo('search', { q: 'té & más' })).toBe('/pages/search/search?q=t%C3%A9%20%26%20m%C3%A1s')
    expect(linkTo('categoryDetail', { category_id: 7, brand_id: undefined })).toBe(
      '/pages/category/detail?category_id=7',
    )
    expect(linkTo('orders', { status: '' })).toBe('/pages/history/purchase')
    expect(linkTo('cart')).toBe('/pages/cart/cart')
  })

  it('refuses to type-check a link without a parameter that the screen needs, or to no screen', () => {
    // @ts-expect-error product_id is required
    const withoutProduct = () => linkTo('product')
    // @ts-expect-error there is no such screen
    const toNowhere = () => linkTo('nowhere')
    expect(withoutProduct()).toBe(`/${ROUTES.product.path}`)
    expect(toNowhere).toThrow()
  })

  it('finds the screen behind every link, with or without the slash and parameters', () => {
    for (const name of namesOn('h5')) {
      expect(routeOf(`/${ROUTES[name].path}?a=1`)).toBe(name)
      expect(routeOf(ROUTES[name].path)).toBe(name)
    }
    expect(routeOf('/pages/nowhere')).toBeUndefined()
  })

  it("makes '/' and the home page one page", () => {
    expect(routeOf('/')).toBe('home')
    for (const target of ['h5', 'weapp', 'rn'] as const) expect(pathsOn(target)[0]).toBe(ROUTES.home.path)
  })

  it('says whether a name from outside is a screen', () => {
    expect(hasRoute('cart')).toBe(true)
    expect(hasRoute('toString')).toBe(false)
    expect(hasRoute('nowhere')).toBe(false)
  })

  it('lets visitors keep a cart and asks buyers to log in for an order', () => {
    expect(audienceOf('cart')).toBe('visitor')
    expect(audienceOf('delivery')).toBe('buyer')
    expect(audienceOf('order')).toBe('buyer')
  })

  it('names the parameters that a screen knows', () => {
    expect(paramNames('product')).toEqual(['product_id'])
    expect(paramNames('home')).toEqual([])
  })

  it.each([
    ['product', ['product_id']],
    ['categoryDetail', ['category_id', 'brand_id']],
    ['shop', ['shop_id']],
    ['order', ['order_id']],
    ['article', ['article_id']],
    ['search', ['q']],
  ] as const)('asks for what %s needs under the names that links have [screen.parameters]', (name, params) => {
    expect(paramNames(name)).toEqual(expect.arrayContaining([...params]))
  })

  it.each([
    'pages/home/home',
    'pages/index/index',
    ...['login', 'register', 'tiktok', '404', 'forgot'].map((page) => `pages/users/${page}`),
    ...['terms', 'support', 'return', 'privacy', 'about_us'].map((page) => `pages/policy/${page}`),
    'pages/search/search',
    ...['cart', 'mycart', 'edit', 'delivery', 'pay'].map((page) => `pages/cart/${page}`),
    'pages/prouduct/detail',
    ...['category', 'detail', 'brands', 'recommend', 'compare', 'flash'].map((page) => `pages/category/${page}`),
    ...['dashboard', 'confing', 'wallet', 'refund_sent', 'pc_mine'].map((page) => `pages/mine/${page}`),
    ...['wishlist', 'notices', 'address', 'store', 'recharge', 'withdraw'].map((page) => `pages/mine/${page}`),
    ...['purchase', 'detail', 'track', 'comment', 'refund', 'viewed'].map((page) => `pages/history/${page}`),
    ...['blog', 'detail'].map((page) => `pages/blog/${page}`),
    ...['create', 'detail'].map((page) => `pages/shop/${page}`),
    ...['orders', 'order', 'stock', 'reviews', 'balance'].map((page) => `pages/seller/${page}`),
    'choose-location',
    'open-location',
  ])('has a screen at /%s, spelt so [screen.paths]', (path) => {
    expect(routeOf(`/${path}`)).toBeDefined()
  })

  it('gives app.config every page once, and five tabs without parameters [screen.tabs]', () => {
    expect(appConfig.pages).toEqual([...new Set(pathsOn('h5'))])
    expect(appConfig.tabBar.list.map((tab) => tab.pagePath)).toEqual(TABS.map((name) => ROUTES[name].path))
    expect(TABS).toEqual(['home', 'category', 'index', 'cart', 'dashboard'])
    expect(TABS.flatMap(paramNames)).toEqual([])
    for (const target of ['h5', 'weapp', 'rn'] as const)
      expect(namesOn(target)).toEqual(expect.arrayContaining([...TABS]))
  })
})
