import { buyerAt, part } from './buyer'
import type { Buyer } from './buyer'
import { startFecmall } from './double'
import type { Fecmall } from './double'

const TEE = '64b7c0d0f656f2407a2f0003'
const SOLD_OUT = '64b7c0d0f656f2407a2f0022'
const LAMP = '64b7c0d0f656f2407a2f0021'
const TOTE = '64b7c0d0f656f2407a2f0027'
const HOME_LIVING = '64b7c0d0f656f2407a2fc003'

const ACCOUNT = { email: 'jo@example.com', password: '111111', captcha: '' }
const ADDRESS = {
  address_id: '',
  first_name: 'Jo',
  last_name: 'Lim',
  email: 'jo@example.com',
  telephone: '4155550100',
  addressCountry: 'US',
  addressState: 'NY',
  city: 'New York',
  street1: '1 Main Street',
  street2: '',
  isDefaultActive: '1',
  zip: '10021',
}

let shop: Fecmall
let close: () => Promise<void>

async function open(options: Parameters<typeof startFecmall>[0] = {}): Promise<Buyer> {
  shop = await startFecmall(options)
  close = shop.close
  return buyerAt(shop.url)
}

afterEach(() => close())

async function registered(buyer: Buyer): Promise<void> {
  const fields = { ...ACCOUNT, firstname: 'Jo', lastname: 'Lim', is_subscribed: 'true' }
  expect(await buyer.post('/customer/register/account', fields)).toMatchObject({
    code: 200,
    data: { content: 'register success' },
  })
  expect(await buyer.post('/customer/login/account', ACCOUNT)).toMatchObject({ code: 200, body: { data: [] } })
  expect(buyer.headers['access-token']).toMatch(/\S/)
}

async function ordered(buyer: Buyer, payment: string): Promise<unknown> {
  await buyer.post('/checkout/cart/add', { product_id: TEE, qty: '2' })
  await buyer.post('/customer/address/save', ADDRESS)
  const page = await buyer.get('/checkout/onepage/index')
  const submitted = await buyer.post('/checkout/onepage/submitorder', {
    address_id: String(page.data.cart_address_id),
    create_account: '0',
    customer_password: '',
    confirm_password: '',
    shipping_method: 'fast_shipping',
    payment_method: payment,
  })
  expect(submitted.code).toBe(200)
  return submitted.data.redirectUrl
}

describe('a buyer', () => {
  it('registers, browses, fills the cart, orders by check and looks at the order', async () => {
    const buyer = await open()
    await registered(buyer)

    const home = await buyer.get('/cms/home/index')
    expect(part(home.data, 'productList.0.one')).toMatchObject({ _id: '', product_id: expect.any(String) })
    expect(part(home.data, 'currency')).toMatchObject({ currentCurrency: 'USD' })
    const category = await buyer.get('/catalog/category/index', { categoryId: HOME_LIVING, sortColumn: 'low-to-high' })
    expect(category.data).toMatchObject({ name: 'Home & Living', page_count: 2, refine_by_info: [] })
    expect(part(category.data, 'products.0.one')).toMatchObject({ product_id: 'mug01', special_price: '' })
    const more = await buyer.get('/catalog/category/product', { categoryId: HOME_LIVING, p: '2' })
    expect(part(more.data, 'products.0.two')).toEqual([])
    const product = await buyer.get('/catalog/product/index', { product_id: TEE })
    expect(part(product.data, 'product.options.1.value')).toMatchObject([
      { attr_val: 'S', active: 'noactive' },
      { attr_val: 'M', active: 'current', _id: { $oid: TEE } },
      { attr_val: 'L', active: 'active' },
    ])

    expect(await buyer.post('/checkout/cart/add', { product_id: SOLD_OUT, qty: '1' })).toMatchObject({ code: 1400001 })
    expect(await buyer.post('/checkout/cart/add', { product_id: TEE, qty: '1' })).toMatchObject({
      code: 200,
      data: { items_count: 1 },
    })
    const cart = await buyer.get('/checkout/cart/index')
    expect(part(cart.data, 'cart_info')).toMatchObject({ items_count: 1, grand_total: '18.00', coupon_code: null })
    const line = part(cart.data, 'cart_info.products.0')
    expect(line).toMatchObject({
      product_id: TEE,
      qty: 1,
      custom_option: [],
      spu_options: { color: 'navy', size: 'M' },
    })
    const up = { up_type: 'add_one', item_id: String(line.item_id) }
    expect(await buyer.post('/checkout/cart/updateinfo', up)).toMatchObject({ code: 200, body: { data: [] } })
    expect(await buyer.post('/checkout/cart/addcoupon', { coupon_code: 'SUMMER' })).toMatchObject({ code: 1400004 })
    expect(await buyer.post('/checkout/cart/addcoupon', { coupon_code: 'SAVE10' })).toMatchObject({ code: 200 })

    expect(await buyer.post('/customer/address/save', { ...ADDRESS, zip: '' })).toMatchObject({ code: 1100013 })
    await buyer.post('/customer/address/save', ADDRESS)
    const addresses = await buyer.get('/customer/address/index')
    expect(part(addresses.data, 'addressList.0')).toMatchObject({
      address_id: '117',
      is_default: '1',
      stateName: 'New York',
    })

    const page = await buyer.get('/checkout/onepage/index')
    expect(page.data).toMatchObject({ isGuest: 0, cart_address_id: 117, country: 'US' })
    expect(part(page.data, 'address_list.117')).toMatchObject({ is_default: '1' })
    expect(part(page.data, 'shippings')).toMatchObject([
      { cost: '0.00', checked: true },
      { cost: 16.9, checked: '' },
    ])
    const fast = { address_id: '117', country: '', state: '', shipping_method: 'fast_shipping' }
    const changed = await buyer.get('/checkout/onepage/getshippingandcartinfo', fast)
    expect(part(changed.data, 'cart_info')).toMatchObject({
      product_total: '36.00',
      coupon_cost: '3.60',
      shipping_cost: '16.90',
      grand_total: '49.30',
    })
    const submitted = await buyer.post('/checkout/onepage/submitorder', {
      address_id: '117',
      shipping_method: 'fast_shipping',
      payment_method: 'check_money',
    })
    expect(submitted.data).toEqual({ redirectUrl: '/payment/checkmoney/start' })
    expect(await buyer.post('/payment/checkmoney/start')).toMatchObject({ code: 200, body: { data: [] } })
    const success = await buyer.post('/payment/success')
    expect(success.data).toMatchObject({
      increment_id: '1100000901',
      order: { order_id: 901, items_count: 2, customer_is_guest: 2, items: [{ qty: '2', row_total: '36.00' }] },
    })

    const orders = await buyer.get('/customer/order/index', { p: '1' })
    expect(orders.data).toMatchObject({
      count: '1',
      orderList: [{ order_id: '901', order_status: 'pending', grand_total: '49.30', items_count: '2' }],
    })
    const view = await buyer.get('/customer/order/view', { order_id: '901' })
    expect(view.data).toMatchObject({
      order: {
        customer_address_country_name: 'United States',
        products: [{ product_id: TEE, qty: '2', row_total: '36.00', custom_option_info: { color: 'navy', size: 'M' } }],
      },
    })
    expect(await buyer.get('/customer/order/reorder', { order_id: '901' })).toMatchObject({ code: 200 })
    expect(part((await buyer.get('/checkout/cart/index')).data, 'cart_info')).toMatchObject({ items_count: 2 })
    expect(shop.calls.at(-1)).toEqual({ method: 'GET', path: '/checkout/cart/index', status: 200, code: 200 })
  })

  it('has an empty cart after an order, and pays through a gateway', async () => {
    const buyer = await open()
    await registered(buyer)
    expect(await ordered(buyer, 'paypal_standard')).toBe('/payment/paypal/standard/start')
    expect(await buyer.get('/checkout/onepage/index')).toMatchObject({ code: 1500007 })
    const urls = { return_url: 'http://127.0.0.1/back', cancel_url: 'http://127.0.0.1/away' }
    const started = await buyer.post('/payment/paypal/standard/start', urls)
    const gateway = new URL(String(started.data.redirectUrl))
    expect(await (await fetch(gateway)).text()).toContain('http://127.0.0.1/back?token=EC-')
    const token = gateway.searchParams.get('token') ?? ''
    expect(await buyer.post('/payment/paypal/standard/review', { token: 'EC-0' })).toMatchObject({ code: 1500009 })
    const paid = { token, PayerID: 'FKL4V7D5GCACY' }
    expect(await buyer.post('/payment/paypal/standard/review', paid)).toMatchObject({ code: 200 })
    const orders = await buyer.get('/customer/order/index')
    expect(part(orders.data, 'orderList.0')).toMatchObject({ order_status: 'processing' })
  })

  it('likes and reviews a product', async () => {
    const buyer = await open()
    await registered(buyer)
    expect(await buyer.get('/catalog/product/favorite', { product_id: LAMP })).toMatchObject({
      data: { content: 'success' },
    })
    const liked = await buyer.get('/customer/productfavorite/index')
    const { favorite_id } = part(liked.data, 'productList.0')
    expect(liked.data).toMatchObject({ count: 1, numPerPage: null, productList: [{ _id: { $oid: LAMP } }] })
    await buyer.post('/customer/productfavorite/remove', { favorite_id: String(favorite_id) })
    expect(await buyer.post('/customer/productfavorite/remove', { favorite_id: '1' })).toMatchObject({ code: 1100015 })

    const review = { product_id: LAMP, customer_name: 'Jo', summary: 'Good', review_content: 'Bright.', captcha: '' }
    expect(await buyer.post('/catalog/reviewproduct/submitreview', review)).toMatchObject({ code: 1000009 })
    await buyer.post('/catalog/reviewproduct/submitreview', { ...review, selectStar: '5' })
    const own = await buyer.get('/customer/productreview/index')
    expect(own.data).toMatchObject({ count: 1, noActiveStatus: 10, productList: [{ status: 10, rate_star: '5' }] })
    const lists = await buyer.get('/catalog/reviewproduct/lists', { product_id: LAMP })
    expect(lists.data).toMatchObject({ review_count: 2, reviw_rate_star_average: 4.5 })
  })
})

describe('a visitor', () => {
  it('of release 1 has a cart that becomes the one of the customer', async () => {
    const buyer = await open({ release: 1 })
    await buyer.get('/cms/home/index')
    expect(buyer.headers['fecshop-uuid']).toMatch(/^[0-9a-f-]{36}$/)
    const chosen = { 'custom_option[my_color]': 'sand', 'custom_option[my_size]': 'L' }
    await buyer.post('/checkout/cart/add', { product_id: TOTE, qty: '1', ...chosen })
    const wrong = { product_id: TOTE, qty: '1', 'custom_option[my_color]': 'pink' }
    expect(await buyer.post('/checkout/cart/add', wrong)).toMatchObject({ code: 1400002 })
    const cart = await buyer.get('/checkout/cart/index')
    expect(part(cart.data, 'cart_info.products.0')).toMatchObject({ custom_option_sku: 'sand-l', product_price: 20 })
    expect(await buyer.get('/checkout/onepage/index')).toMatchObject({ code: 1100003 })
    await registered(buyer)
    const own = await buyer.get('/checkout/cart/index')
    expect(part(own.data, 'cart_info')).toMatchObject({ items_count: 1 })
    buyer.logOut()
    const left = await buyer.get('/checkout/cart/index')
    expect(part(left.data, 'cart_info')).toMatchObject({ items_count: 0, products: [] })
  })

  it('of release 2 has none, and is known by a captcha only', async () => {
    const buyer = await open({ captcha: '2744' })
    const refused = await buyer.post('/checkout/cart/add', { product_id: TEE, qty: '1' })
    expect(refused.body).toEqual({ code: 1100003, message: 'token is time out' })
    expect(buyer.headers['fecshop-uuid']).toBeUndefined()
    const account = { ...ACCOUNT, firstname: 'Jo', lastname: 'Lim', is_subscribed: 'true' }
    expect((await buyer.get('/customer/register/index')).data).toMatchObject({ registerCaptchaActive: true })
    const captcha = await buyer.get('/customer/site/captcha')
    expect(captcha.data.image).toMatch(/^iVBORw0KGgo/)
    expect(await buyer.post('/customer/register/account', account)).toMatchObject({ code: 1000007 })
    expect(await buyer.post('/customer/register/account', { ...account, captcha: '2744' })).toMatchObject({ code: 200 })
    const again = { ...account, captcha: '2744' }
    expect(await buyer.post('/customer/register/account', again)).toMatchObject({ code: 1100007 })
  })

  it('reads in another language and currency, and searches', async () => {
    await open()
    const buyer = buyerAt(shop.url, { 'fecshop-lang': 'zh', 'fecshop-currency': 'CNY' })
    const found = await buyer.get('/catalogsearch/index/index', {
      q: '台灯',
      'filterAttrs[color]': '',
      price: '50-100',
    })
    expect(part(found.body, 'content.products.0.one')).toMatchObject({
      name: '木底座台灯',
      _id: '',
      url: '/catalog/product/',
      product_id: LAMP,
      price: { symbol: '￥', value: 377.85, code: 'CNY' },
    })
    expect(await buyer.get('/catalogsearch/index/product', { q: '' })).toMatchObject({ code: 1000012 })
    expect(await buyer.get('/catalog/category/index', { categoryId: '1' })).toMatchObject({ code: 1200000 })
    expect(await buyer.get('/cms/article/index', { url_key: 'about-us' })).toMatchObject({
      data: { title: '关于我们' },
    })
    expect(await buyer.get('/general/base/menu')).toMatchObject({ status: 404, code: 1000005 })
  })
})

describe('the server', () => {
  it('forgets a token that was not used for an hour', async () => {
    let now = Date.now()
    const buyer = await open({ now: () => now })
    await registered(buyer)
    now += 55 * 60_000
    expect(await buyer.get('/customer/account/index')).toMatchObject({ code: 200 })
    now += 55 * 60_000
    expect(await buyer.get('/customer/editaccount/index')).toMatchObject({ data: { firstname: 'Jo' } })
    now += 61 * 60_000
    expect(await buyer.get('/customer/account/index')).toMatchObject({ status: 200, code: 1100003 })
  })

  it('lets pages of other origins call, read the token and show pictures', async () => {
    await open()
    const preflight = await fetch(`${shop.url}/checkout/cart/add`, { method: 'OPTIONS' })
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('fecshop-uuid')
    expect(preflight.headers.get('access-control-expose-headers')).toContain('access-token')
    const picture = await fetch(`${shop.url}/images/media/catalog/product/2/01/tee01-white-s-1.jpg`)
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
  })

  it('reads forms, multipart forms and JSON', async () => {
    const buyer = await open()
    await registered(buyer)
    const headers = { 'access-token': buyer.headers['access-token'] ?? '' }
    const form = new FormData()
    form.set('product_id', TEE)
    form.set('qty', '1')
    const json = JSON.stringify({ product_id: TEE, qty: 1, custom_option: { color: 'navy' } })
    const post = async (body: FormData | string, type: Record<string, string>) =>
      (await fetch(`${shop.url}/checkout/cart/add`, { method: 'POST', headers: { ...headers, ...type }, body })).json()
    expect(await post(form, {})).toMatchObject({ data: { items_count: 1 } })
    expect(await post(json, { 'content-type': 'application/json' })).toMatchObject({ data: { items_count: 2 } })
  })
})
