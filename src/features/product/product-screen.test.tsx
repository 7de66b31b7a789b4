import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { clearStored } from '@/platform/storage/storage'
import { type FakeServer, ok, refused } from '@/testing/fake-server'
import { cart } from '@/stores/cart'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { toastText, user } from '@/testing/person'
import ProductDetailPage from './product-screen'

const card = {
  product_id: '7',
  shop_id: '1',
  brand_id: '1',
  category_id: '1',
  name_en: 'Boxing gloves',
  image: 'p/glove-600.webp',
  ground: 'butter',
  price: '20.00',
  stock: 16,
  rate: 450,
  review_count: 0,
  sold: 3,
  has_options: true,
}
const sku = (color: string, size: string, stock: number) => ({
  sku: `glove-${color}-${size}`,
  options: { color, size },
  price: '20.00',
  stock,
  image: '',
})
const values = (...names: string[]) => names.map((name) => ({ value: name.toLowerCase(), name }))
const data = {
  product: { ...card, description_en: 'Soft.\nAnd firm.', short_description_en: '', brand_name: 'Loft', tax_rate: 700 },
  skus: [sku('red', 's', 12), sku('red', 'l', 0), sku('blue', 's', 0), sku('blue', 'l', 4)],
  option_names: [
    { option: 'color', name: 'Colour', values: values('Red', 'Blue') },
    { option: 'size', name: 'Size', values: values('S', 'L') },
  ],
  images: ['p/glove-600.webp'],
  shop: {
    shop_id: '1',
    name: 'Ridgeline',
    image: 'p/ball-600.webp',
    ground: 'mist',
    rate: 460,
    product_count: 3,
    free_shipping_from: '80.00',
  },
  related: [],
  hot: [],
  shipping: { cost: '3.90', eta_from: '2026-11-23', eta_to: '2026-11-25' },
}
const plain = {
  ...data,
  product: { ...data.product, has_options: false },
  skus: [{ sku: 'one', options: {}, price: '20.00', stock: 3, image: '' }],
  option_names: [],
}
const noReviews = ok({ list: [], count: 0, p: 1, page_size: 5, histogram: [] })

let server: FakeServer

beforeEach(async () => {
  server = prepareScreen().on('reviews', noReviews).on('product', ok(data))
  settings.language = 'en'
  session.restore('token')
  await cart.clear()
})

afterEach(async () => {
  cleanup()
  session.restore('')
  await clearStored()
})

const text = () => document.body.textContent ?? ''
const says = (words: string) => until(() => text().includes(words))
const sent = () => server.sent.filter(({ name }) => name === 'cartAdd').map(({ fields }) => fields)

async function open() {
  openScreen(ProductDetailPage, { product_id: '7' })
  await says('Boxing gloves')
}

describe('the product page', () => {
  it('greys what cannot be had with the choice, and says why', async () => {
    await open()
    await user.click(screen.getByRole('radio', { name: 'Red' }))
    await says('Sold out with Red: L')
    expect(screen.getByRole('radio', { name: 'L, sold out' }).getAttribute('aria-label')).toBe('L, sold out')
  })

  it('names brand, category and tax, and leads to all of the brand and of the category [screen.product-facts]', async () => {
    settings.categories = [{ category_id: '1', name_en: 'Sports', image: '', ground: 'mist', children: [] }]
    await open()
    await says('Includes 7 % tax')
    expect(screen.getByRole('link', { name: 'Brand: Loft' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Brand: Loft' }).getAttribute('href')).toBe(
      '#/pages/category/detail?brand_id=1',
    )
    expect(screen.getByRole('link', { name: 'Category: Sports' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Category: Sports' }).getAttribute('href')).toBe(
      '#/pages/category/detail?category_id=1',
    )
  })

  it('shows a rating divided by 100 with two decimals [rule.rate]', async () => {
    server.on('product', ok({ ...data, product: { ...data.product, rate: 450, review_count: 2 } }))
    await open()
    await says('4.50')
  })

  it('shows what the shop replies to a review [rule.seller-reply]', async () => {
    const review = { review_id: '1', author: 'Ada', star: 4, summary: 'Good', content: '', images: [], options: '' }
    const reply = { text: 'Thank you, and enjoy it.', created_at: '2026-11-21T10:00:00.000Z' }
    const list = [{ ...review, created_at: '2026-11-20T10:00:00.000Z', reply }]
    server.on('reviews', ok({ list, count: 1, p: 1, page_size: 5, histogram: [{ star: 4, count: 1 }] }))
    await open()
    await says('The shop repliedThank you, and enjoy it.')
  })

  it('leads to the cart from the message that it is in there', async () => {
    server.on('product', ok(plain)).on('cartAdd', ok({ items_count: 1 }))
    await open()
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    await says('In your cart')
    await user.click(screen.getByRole('button', { name: 'View cart' }))
    expect(Taro.switchTab).toHaveBeenCalledWith({ url: '/pages/cart/cart' })
    expect(toastText()).toBe('')
  })

  it('asks for the rest of a partial choice before it adds anything', async () => {
    await open()
    await user.click(screen.getByRole('radio', { name: 'Red' }))
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    await screen.findByRole('button', { name: 'Choose size to go on' })
    expect(screen.getByRole('button', { name: 'Choose size to go on' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Choose size to go on' }))
    expect(sent()).toEqual([])
  })

  it('adds the chosen variant once the choice is complete', async () => {
    server.on('cartAdd', ok({ items_count: 1 }))
    await open()
    await user.click(screen.getByRole('radio', { name: 'Blue' }))
    await user.click(screen.getByRole('radio', { name: 'L' }))
    await says('Only 4 left')
    await user.click(screen.getByRole('button', { name: 'Add to cart' }))
    await until(() => sent().length > 0)
    expect(sent()[0]?.get('custom_option_sku')).toBe('glove-blue-l')
    await until(() => cart.count === 1)
  })

  it('adds once on a double tap', async () => {
    server.on('product', ok(plain))
    let answer: (() => void) | undefined
    server.on('cartAdd', async () => {
      await new Promise<void>((resolve) => (answer = resolve))
      return ok({ items_count: 1 })
    })
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
    await until(() => answer !== undefined)
    expect(sent()).toHaveLength(1)
    answer?.()
    await until(() => cart.count === 1)
  })

  it('buys now without the cart, and straight to the checkout of that alone [rule.buy-now]', async () => {
    jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
    session.restore('token')
    cart.setCount(4)
    server.on('product', ok(plain)).on('cartAdd', ok({ items_count: 4, basket_id: '31' }))
    await open()
    await user.click(screen.getByRole('button', { name: 'Buy now $20.00' }))
    await until(() => jest.mocked(Taro.navigateTo).mock.calls.length > 0)
    expect(sent()[0]?.get('buy_now')).toBe('1')
    expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages/cart/pay?basket_id=31&product_id=7' })
    expect(cart.count).toBe(4)
  })

  it('takes what a visitor buys now along to the login, in the address, and leaves their cart alone', async () => {
    jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
    session.restore('')
    await open()
    await user.click(screen.getByRole('radio', { name: 'Blue' }))
    await user.click(screen.getByRole('radio', { name: 'L' }))
    await says('Only 4 left')
    await user.click(screen.getByRole('button', { name: 'Buy now $20.00' }))
    await until(() => jest.mocked(Taro.navigateTo).mock.calls.length > 0)
    const wanted = '/pages/cart/pay?product_id=7&qty=1&sku=glove-blue-l'
    expect(Taro.navigateTo).toHaveBeenCalledWith({ url: wanted })
    expect([sent(), cart.count]).toEqual([[], 0])
  })

  it('stays where it is when the cart refuses', async () => {
    server.on('product', ok(plain)).on('cartAdd', refused(2000023))
    await open()
    await user.click(screen.getByRole('button', { name: 'Buy now $20.00' }))
    await until(() => sent().length > 0 && cart.count === 0)
    expect(Taro.navigateTo).not.toHaveBeenCalled()
  })

  it('copies the link that opens the product on every target, with a message', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await open()
    await user.click(screen.getByRole('button', { name: 'Share' }))
    await says('The link is copied')
    expect(writeText).toHaveBeenCalledWith('http://localhost/go/pages/prouduct/detail?product_id=7')
  })

  it('opens the size guide at the option whose values are sizes, and at no other', async () => {
    const size_guide = { option: 'size', measures: ['hand', 'us'], rows: [{ size: 'L', values: ['21–23', ''] }] }
    server.on('product', ok({ ...data, product: { ...data.product, size_guide } }))
    await open()
    await user.click(await screen.findByRole('button', { name: 'Size guide' }))
    expect(screen.getAllByRole('button', { name: 'Size guide' })).toHaveLength(1)
    const table = await screen.findByRole('table', { name: 'Size guide' })
    const rows = within(table).getAllByRole('row')
    const texts = rows.map((row) => Array.from(row.children, (cell) => cell.textContent))
    expect(texts).toEqual([
      ['Size', 'Hand', 'US'],
      ['L', '21–23', '–'],
    ])
    expect(screen.getByText('Measurements in centimetres.')).toBeTruthy()
  })

  it('shows the link where nothing can send or copy it [screen.share-links]', async () => {
    const writeText = jest.fn().mockRejectedValue(new Error('refused'))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await open()
    await user.click(screen.getByRole('button', { name: 'Share' }))
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Copy this link to share it' })
    expect(link.value).toBe('http://localhost/go/pages/prouduct/detail?product_id=7')
    await user.type(link, 'x')
    expect(link.value).toBe('http://localhost/go/pages/prouduct/detail?product_id=7')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('textbox', { name: 'Copy this link to share it' })).toBeNull()
  })

  it('says that a product is sold out, and adds nothing', async () => {
    server.on(
      'product',
      ok({ ...plain, product: { ...plain.product, stock: 0 }, skus: [{ ...plain.skus[0], stock: 0 }] }),
    )
    await open()
    expect(screen.getByRole('button', { name: 'Sold out' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Buy now $20.00' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Sold out' }))
    await says('This is sold out')
    expect(sent()).toEqual([])
  })

  it('leads away from a product that is gone', async () => {
    server.on('product', refused(2000019))
    openScreen(ProductDetailPage, { product_id: '7' })
    await says('This product is gone')
  })

  it('says when it failed, and tries again', async () => {
    server.on('product', refused(1))
    openScreen(ProductDetailPage, { product_id: '7' })
    await says('This product did not load')
    server.on('product', ok(data))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await says('Boxing gloves')
  })
})
