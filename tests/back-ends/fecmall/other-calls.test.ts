import { buyerAt, part } from './buyer'
import type { Buyer } from './buyer'
import { startFecmall } from './double'
import type { Fecmall } from './double'

const TEE = '64b7c0d0f656f2407a2f0003'
const CLOCK = '64b7c0d0f656f2407a2f0028'
const ACCOUNT = { email: 'jo@example.com', password: '111111', captcha: '' }
const BILLING = {
  'billing[first_name]': 'Jo',
  'billing[last_name]': 'Lim',
  'billing[email]': 'jo@example.com',
  'billing[telephone]': '4155550100',
  'billing[street1]': '1 Main Street',
  'billing[street2]': '',
  'billing[country]': 'SG',
  'billing[state]': 'Singapore',
  'billing[city]': 'Singapore',
  'billing[zip]': '018956',
}

let shop: Fecmall
let buyer: Buyer

async function logIn(start: Parameters<typeof startFecmall>[0] = {}): Promise<void> {
  shop = await startFecmall(start)
  buyer = buyerAt(shop.url)
  await buyer.post('/customer/register/account', { ...ACCOUNT, firstname: 'Jo', lastname: 'Lim' })
  await buyer.post('/customer/login/account', ACCOUNT)
}

afterEach(() => shop.close())

describe('an account', () => {
  it('is changed with the password that it has', async () => {
    await logIn()
    const fields = {
      firstname: 'Joe',
      lastname: 'Lim',
      current_password: '0',
      new_password: '',
      confirm_new_password: '',
    }
    expect(await buyer.post('/customer/editaccount/update', fields)).toMatchObject({ code: 1100004 })
    const right = { ...fields, current_password: '111111', new_password: '222222', confirm_new_password: '222222' }
    expect(await buyer.post('/customer/editaccount/update', right)).toMatchObject({ code: 200, body: { data: [] } })
    expect(await buyer.get('/customer/editaccount/index')).toMatchObject({
      data: { email: 'jo@example.com', firstname: 'Joe', minPassLength: 6 },
    })
    expect(await buyer.post('/customer/login/account', ACCOUNT)).toMatchObject({ code: 1100006 })
    buyer.logOut()
    expect(await buyer.post('/customer/login/account', ACCOUNT)).toMatchObject({ code: 1100002 })
  })

  it('whose password is forgotten gets another one by mail', async () => {
    await logIn()
    buyer.logOut()
    expect(await buyer.post('/customer/forgot/password')).toMatchObject({ data: { forgotCaptchaActive: false } })
    const wrong = { domain: 'http://shop.example', email: 'nobody@example.com', captcha: '' }
    expect(await buyer.post('/customer/forgot/sendcode', wrong)).toMatchObject({ code: 1100008 })
    await buyer.post('/customer/forgot/sendcode', { ...wrong, email: ACCOUNT.email })
    const [mail] = shop.mails
    const resetToken = mail?.resetToken ?? ''
    expect(mail?.to).toBe(ACCOUNT.email)
    expect(await buyer.get('/customer/forgot/resetpassword', { resetToken: '0' })).toMatchObject({ code: 1100009 })
    expect(await buyer.get('/customer/forgot/resetpassword', { resetToken })).toMatchObject({
      data: { resetPasswordActive: true },
    })
    const passwords = { newPassword: '333333', confirmPassword: '333333' }
    const reset = { resetToken, email: ACCOUNT.email, ...passwords }
    const different = { ...reset, confirmPassword: '444444' }
    expect(await buyer.post('/customer/forgot/submitresetpassword', different)).toMatchObject({ code: 1100010 })
    expect(await buyer.post('/customer/forgot/submitresetpassword', reset)).toMatchObject({ code: 200 })
    const renewed = { ...ACCOUNT, password: '333333' }
    expect(await buyer.post('/customer/login/account', renewed)).toMatchObject({ code: 200 })
  })

  it('has addresses that can be changed and removed', async () => {
    await logIn()
    const blank = await buyer.get('/customer/address/edit')
    expect(blank.data).toMatchObject({ address: { address_id: '', country: 'US', stateIsSelect: 1 } })
    const fields = Object.fromEntries(Object.entries(BILLING).map(([key, value]) => [key.slice(8, -1), value]))
    const saved = { ...fields, address_id: '', addressCountry: 'SG', addressState: 'Singapore', isDefaultActive: '0' }
    await buyer.post('/customer/address/save', saved)
    await buyer.post('/customer/address/save', { ...saved, address_id: '117', city: 'Woodlands' })
    const edited = await buyer.get('/customer/address/edit', { address_id: '117' })
    expect(edited.data).toMatchObject({
      address: { city: 'Woodlands', is_default: '2', company: null, stateArr: [], stateIsSelect: 2 },
    })
    expect(await buyer.get('/customer/address/changecountry', { country: 'CN' })).toMatchObject({
      data: { stateIsSelect: 1, stateArr: { BJ: '北京市' } },
    })
    expect(await buyer.post('/customer/address/remove', { address_id: '117' })).toMatchObject({ status: 405 })
    expect(await buyer.get('/customer/address/remove', { address_id: '117' })).toMatchObject({ code: 200 })
    expect(await buyer.get('/customer/address/remove', { address_id: '117' })).toMatchObject({ code: 1100012 })
  })

  it('writes to the shop', async () => {
    await logIn()
    expect(await buyer.get('/customer/contact/index')).toMatchObject({ data: { customer_name: 'Jo Lim' } })
    const letter = { customer_name: 'Jo', email: ACCOUNT.email, telephone: '1', comment: '', captcha: '' }
    expect(await buyer.post('/customer/contact/submit', letter)).toMatchObject({ code: 1000009 })
    const answer = await buyer.post('/customer/contact/submit', { ...letter, comment: 'Hello' })
    expect(answer.data).toEqual({ content: 'contact us success' })
  })
})

describe('an order', () => {
  it('goes to an address that is new, and is paid through Alipay', async () => {
    await logIn()
    await buyer.post('/checkout/cart/add', { product_id: TEE, qty: '1' })
    const order = { ...BILLING, address_id: '', shipping_method: 'free_shipping', payment_method: 'alipay_standard' }
    const nowhere = { ...order, 'billing[city]': '' }
    expect(await buyer.post('/checkout/onepage/submitorder', nowhere)).toMatchObject({ code: 1500004 })
    expect(await buyer.post('/checkout/onepage/submitorder', order)).toMatchObject({
      data: { redirectUrl: '/payment/alipay/standard/start' },
    })
    const addresses = await buyer.get('/customer/address/index')
    expect(part(addresses.data, 'addressList.0')).toMatchObject({ country: 'SG', stateName: 'Singapore' })
    const started = await buyer.post('/payment/alipay/standard/start', { return_url: 'http://127.0.0.1/back' })
    const { searchParams } = new URL(String(started.data.redirectUrl))
    const paid = { out_trade_no: searchParams.get('out_trade_no') ?? '', trade_no: '2017110121001004590200337793' }
    expect(await buyer.get('/payment/alipay/standard/review', { ...paid, total_amount: '1.00' })).toMatchObject({
      code: 1500019,
    })
    const review = await buyer.get('/payment/alipay/standard/review', { ...paid, total_amount: '18.00' })
    expect(review.body).toEqual({ code: 200, message: 'process success', data: {} })
  })

  it('is made by PayPal alone from the cart', async () => {
    await logIn()
    await buyer.post('/checkout/cart/add', { product_id: TEE, qty: '1' })
    const urls = { return_url: 'http://127.0.0.1/back', cancel_url: 'http://127.0.0.1/away' }
    const started = await buyer.post('/payment/paypal/express/start', urls)
    const token = new URL(String(started.data.redirectUrl)).searchParams.get('token') ?? ''
    const given = { token, PayerID: 'FKL4V7D5GCACY' }
    expect(await buyer.get('/payment/paypal/express/review', { token: '0' })).toMatchObject({ code: 1500003 })
    const review = await buyer.get('/payment/paypal/express/review', given)
    expect(review.data).toMatchObject({ country: 'US', cart_address: { city: 'New York' } })
    const order = { ...BILLING, ...given, address_id: '', shipping_method: 'free_shipping' }
    expect(await buyer.post('/payment/paypal/express/submitorder', order)).toMatchObject({ code: 200 })
    expect(await buyer.post('/payment/paypal/express/submitorder', order)).toMatchObject({ code: 1500017 })
    expect(await buyer.post('/payment/success')).toMatchObject({
      data: { order: { checkout_method: 'express', order_status: 'processing', payment_method: 'paypal_express' } },
    })
  })

  it('is refused without products, in too large numbers and unless it was made', async () => {
    await logIn()
    expect(await buyer.get('/checkout/onepage/index')).toMatchObject({ code: 1500007 })
    expect(await buyer.post('/checkout/cart/add', { product_id: TEE, qty: '21' })).toMatchObject({ code: 1400001 })
    expect(await buyer.post('/checkout/cart/add', { product_id: TEE, qty: '0' })).toMatchObject({ code: 1400002 })
    expect(await buyer.post('/payment/success')).toMatchObject({ code: 1500012 })
    expect(await buyer.get('/customer/order/reorder', { order_id: '1' })).toMatchObject({ code: 1100014 })
    const unknown = { address_id: '9', shipping_method: 'free_shipping' }
    expect(await buyer.get('/checkout/onepage/getshippingandcartinfo', unknown)).toMatchObject({ code: 1500008 })
  })
})

describe('a product', () => {
  it('that is no longer sold is not shown', async () => {
    await logIn()
    expect(await buyer.get('/catalog/product/index', { product_id: CLOCK })).toMatchObject({ code: 1300001 })
    expect(await buyer.get('/catalog/reviewproduct/lists', { product_id: CLOCK })).toMatchObject({ code: 1300001 })
    expect(await buyer.get('/catalog/reviewproduct/lists', { product_id: '0' })).toMatchObject({ code: 1300002 })
    expect(await buyer.get('/catalog/product/favorite', { product_id: CLOCK })).toMatchObject({ code: 1300000 })
  })

  it('costs less in numbers', async () => {
    await logIn()
    const socks = { product_id: '64b7c0d0f656f2407a2f0007' }
    buyer = buyerAt(shop.url, { ...buyer.headers, 'fecshop-currency': 'EUR' })
    expect(await buyer.get('/catalog/product/index', socks)).toMatchObject({
      data: {
        product: {
          tier_price: [
            ['Qty:', '3-6', '>=6'],
            ['Price:', '€10.23', '€9.30'],
          ],
        },
      },
    })
    await buyer.post('/checkout/cart/add', { ...socks, qty: '4' })
    const cart = await buyer.get('/checkout/cart/index')
    expect(cart.data).toMatchObject({
      cart_info: { product_total: '40.92', base_product_total: '44.00' },
      currency: { code: 'EUR', rate: 0.93, symbol: '€' },
    })
  })

  it('is found in `data` where search is set up so', async () => {
    await logIn({ searchKey: 'data' })
    const found = await buyer.get('/catalogsearch/index/index', { q: 'lamp' })
    expect(found.data).toMatchObject({ searchText: 'lamp', products: [{ two: [] }] })
  })
})
