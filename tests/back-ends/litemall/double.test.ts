import type { Client } from './client'
import { clientOf } from './client'
import type { Litemall } from './double'
import { startLitemall } from './double'

interface Listed {
  readonly id: number
  readonly name: string
}

let mall: Litemall
let client: Client

beforeAll(async () => {
  mall = await startLitemall()
  client = clientOf(mall)
})
afterAll(() => mall.close())

const LINEN = 1181000
const LINEN_GARNET = { goodsId: LINEN, productId: 4 }
const BOWL = 1038004
const MOBILE = '13800000000'
const ADDRESS = {
  id: 0,
  name: 'Li Lei',
  tel: MOBILE,
  province: '上海市',
  city: '市辖区',
  county: '浦东新区',
  areaCode: '310115',
  addressDetail: '1 Century Avenue',
  isDefault: true,
}

async function productOf(goodsId: number): Promise<number> {
  const { data } = await client.get<{ productList: { id: number }[] }>(`goods/detail?id=${goodsId}`)
  return data.productList[0]?.id ?? 0
}

describe('the way to some goods', () => {
  it('leads from the front page over a category to the page of one', async () => {
    const home = await client.get<{ channel: Listed[] }>('home/index')
    const channel = home.data.channel[1]
    expect(channel).toMatchObject({ name: '餐厨' })
    const category = await client.get<{ currentSubCategory: Listed[] }>(`catalog/current?id=${channel?.id}`)
    const tableware = category.data.currentSubCategory[1]
    expect(tableware).toMatchObject({ name: 'Tableware', level: 'L2' })
    const query = `categoryId=${tableware?.id}&sort=retail_price&order=asc`
    const goods = await client.get<{ list: Listed[] }>(`goods/list?${query}`)
    expect(goods.data.list.map(({ name }) => name)).toEqual(['Stoneware bowl', 'Dinner plate', '青瓷茶杯'])
    const detail = await client.get(`goods/detail?id=${goods.data.list[0]?.id}`)
    expect(detail).toMatchObject({
      errno: 0,
      data: { info: { id: BOWL }, productList: [{ price: 12.9, number: 500 }] },
    })
  })
})

describe('an account', () => {
  it('is registered with a code from a text message', async () => {
    const account = { username: 'lilei', password: 'secret1', mobile: MOBILE }
    expect(await client.post('auth/regCaptcha', {})).toMatchObject({ errno: 401 })
    expect(await client.post('auth/regCaptcha', { mobile: '123' })).toMatchObject({ errno: 402 })
    expect(await client.post('auth/regCaptcha', { mobile: MOBILE })).toEqual({ errno: 0, errmsg: '成功' })
    expect(await client.post('auth/regCaptcha', { mobile: MOBILE })).toMatchObject({ errno: 702 })
    const code = mall.codeSentTo(MOBILE)
    expect(code).toMatch(/^\d{6}$/)
    expect(await client.post('auth/register', account)).toMatchObject({ errno: 401 })
    expect(await client.post('auth/register', { ...account, code: 'x' })).toMatchObject({ errno: 703 })
    expect(await client.post('auth/register', { ...account, code, username: 'user123' })).toMatchObject({ errno: 704 })
    const { data } = await client.post<{ token: string }>('auth/register', { ...account, code })
    expect(data).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      userInfo: { nickName: 'lilei', avatarUrl: `${mall.url}/pics/avatar.png` },
    })
    expect(await client.post('auth/register', { ...account, code, username: 'other' })).toMatchObject({ errno: 705 })
  })

  it('has sessions that outlive logging out', async () => {
    expect(await client.post('auth/login', { username: 'lilei' })).toMatchObject({ errno: 401 })
    expect(await client.post('auth/login', { username: 'nobody', password: 'x' })).toEqual({
      errno: 700,
      errmsg: '账号不存在',
    })
    expect(await client.post('auth/login', { username: 'lilei', password: 'x' })).toMatchObject({ errno: 700 })
    client.token = 'not.a.token'
    expect(await client.get('auth/info')).toMatchObject({ errno: 501 })
    const { data } = await client.post<{ token: string }>('auth/login', { username: 'lilei', password: 'secret1' })
    client.token = data.token
    expect(await client.post('auth/logout', {})).toEqual({ errno: 0, errmsg: '成功' })
    expect(await client.get('auth/info')).toMatchObject({
      data: { nickName: 'lilei', avatar: `${mall.url}/pics/avatar.png`, gender: 0, mobile: MOBILE },
    })
  })

  it('cannot be registered where no text messages are sent', async () => {
    const silent = await startLitemall({ sms: false })
    const response = await fetch(`${silent.url}/wx/auth/regCaptcha`, { method: 'POST', body: `{"mobile":"${MOBILE}"}` })
    expect(await response.json()).toMatchObject({ errno: 701 })
    await silent.close()
  })
})

describe('a cart', () => {
  it('is filled up to what is in stock', async () => {
    expect(await client.post('cart/add', { ...LINEN_GARNET, number: 2 })).toEqual({ errno: 0, errmsg: '成功', data: 2 })
    expect(await client.post('cart/add', { ...LINEN_GARNET, number: 2 })).toMatchObject({ errno: 711 })
    expect(await client.post('cart/add', { goodsId: 1025005, productId: 1, number: 1 })).toMatchObject({ errno: 710 })
    expect(await client.post('cart/add', { ...LINEN_GARNET, number: 0 })).toMatchObject({ errno: 401 })
    expect(await client.post('cart/add', LINEN_GARNET)).toMatchObject({ errno: 502 })
    expect(await client.post('cart/add', { ...LINEN_GARNET, number: 'many' })).toMatchObject({ errno: 402 })
    const productId = await productOf(BOWL)
    const bowls = { goodsId: BOWL, productId }
    expect(await client.post('cart/fastadd', { ...bowls, number: 5 })).toMatchObject({ errno: 0, data: 2 })
    expect(await client.post('cart/fastadd', { ...bowls, number: 3 })).toMatchObject({ errno: 0, data: 2 })
    expect(await client.get('cart/goodscount')).toMatchObject({ data: 5 })
  })

  it('is changed line by line', async () => {
    const line = { id: 1, ...LINEN_GARNET }
    expect(await client.post('cart/update', { ...line, number: 1 })).toEqual({ errno: 0, errmsg: '成功' })
    expect(await client.post('cart/update', { ...line, number: 4 })).toEqual({ errno: 710, errmsg: '库存不足' })
    expect(await client.post('cart/update', { ...line, goodsId: BOWL, number: 1 })).toMatchObject({ errno: 402 })
    expect(await client.post('cart/checked', { productIds: [4], isChecked: 0 })).toMatchObject({
      errno: 0,
      data: { cartTotal: { goodsCount: 4, checkedGoodsCount: 3, goodsAmount: 1088.2, checkedGoodsAmount: 38.7 } },
    })
    expect(await client.post('cart/checked', { productIds: [], isChecked: 1 })).toMatchObject({ errno: 502 })
    expect(await client.post('cart/delete', { productIds: [] })).toMatchObject({ errno: 401 })
    expect(await client.get('cart/index')).toMatchObject({
      data: {
        cartList: [
          {
            id: 1,
            goodsId: LINEN,
            goodsSn: String(LINEN),
            goodsName: 'Linen duvet cover',
            productId: 4,
            price: 1049.5,
            number: 1,
            specifications: ['140 x 200', 'Garnet'],
            checked: false,
            picUrl: `${mall.url}/pics/goods-${LINEN}.png`,
            addTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
            deleted: false,
          },
          { id: 2, checked: true },
        ],
      },
    })
  })
})

describe('an order', () => {
  it('needs an address', async () => {
    expect(await client.post('address/save', { ...ADDRESS, tel: '021' })).toMatchObject({ errno: 401 })
    expect(await client.get('cart/checkout')).toMatchObject({ data: { addressId: 0, checkedAddress: { id: 0 } } })
    expect(await client.post('address/save', ADDRESS)).toEqual({ errno: 0, errmsg: '成功', data: 1 })
    expect(await client.get('address/list')).toMatchObject({
      data: { total: 1, page: 1, limit: 1, pages: 1, list: [{ ...ADDRESS, id: 1, userId: 2 }] },
    })
    expect(await client.get('address/detail?id=9')).toMatchObject({ errno: 402 })
  })

  it('is worked out before it is made', async () => {
    expect(await client.textOf('cart/checkout?cartId=0&addressId=0&couponId=0')).toContain('"freightPrice":8,')
    expect(await client.get('cart/checkout?cartId=0&addressId=0&couponId=0')).toMatchObject({
      data: {
        addressId: 1,
        couponId: 0,
        availableCouponLength: 0,
        goodsTotalPrice: 38.7,
        freightPrice: 8,
        couponPrice: 0,
        orderTotalPrice: 46.7,
        actualPrice: 46.7,
        checkedGoodsList: [{ id: 2 }],
      },
    })
    expect(await client.get('cart/checkout?cartId=1&couponId=0')).toMatchObject({
      data: { couponId: 2, userCouponId: 1, availableCouponLength: 1, couponPrice: 10, actualPrice: 1039.5 },
    })
  })

  it('is made of what is checked and can be cancelled', async () => {
    const whole = { cartId: 0, addressId: 1, couponId: 0, userCouponId: 0, message: '', grouponRulesId: 0 }
    expect(await client.post('order/submit', { cartId: 0, addressId: 1 })).toMatchObject({ errno: 401 })
    expect(await client.post('order/submit', { ...whole, addressId: 7 })).toMatchObject({ errno: 401 })
    expect(await client.post('order/submit', whole)).toMatchObject({
      errno: 0,
      data: { orderId: 1, payed: false, grouponLinkId: 0 },
    })
    expect(await client.post('order/submit', whole)).toMatchObject({ errno: 402 })
    expect(await client.get('order/list?showType=1')).toMatchObject({
      data: {
        total: 1,
        list: [
          {
            id: 1,
            orderSn: expect.stringMatching(/^\d{14}$/),
            actualPrice: 46.7,
            orderStatusText: '未付款',
            handleOption: { cancel: true, pay: true, delete: false },
            isGroupin: false,
            goodsList: [{ goodsName: 'Stoneware bowl', number: 3, specifications: ['标准'], price: 12.9 }],
          },
        ],
      },
    })
    expect(await client.get('order/detail?orderId=1')).toMatchObject({
      data: {
        orderInfo: { consignee: 'Li Lei', address: '上海市市辖区浦东新区 1 Century Avenue', freightPrice: 8 },
        orderGoods: [{ orderId: 1, goodsId: BOWL, comment: 0 }],
        expressInfo: [],
      },
    })
    expect(await client.get('order/detail?orderId=9')).toMatchObject({ errno: 720 })
    expect(await client.post('order/prepay', { orderId: 1 })).toMatchObject({ errno: 724 })
    expect(await client.get(`goods/detail?id=${BOWL}`)).toMatchObject({ data: { productList: [{ number: 497 }] } })
    expect(await client.post('order/cancel', { orderId: 1 })).toEqual({ errno: 0, errmsg: '成功' })
    expect(await client.post('order/cancel', { orderId: 1 })).toMatchObject({ errno: 725 })
    expect(await client.get(`goods/detail?id=${BOWL}`)).toMatchObject({ data: { productList: [{ number: 500 }] } })
    expect(await client.get('user/index')).toMatchObject({
      data: { order: { unpaid: 0, unship: 0, unrecv: 0, uncomment: 0 } },
    })
  })

  it('uses up a coupon until it is cancelled', async () => {
    const wish = { cartId: 1, addressId: 1, couponId: 2, message: '' }
    expect(await client.post('order/submit', wish)).toMatchObject({ errno: 502 })
    expect(await client.post('order/submit', { ...wish, userCouponId: 1 })).toMatchObject({ data: { orderId: 2 } })
    expect(await client.get('coupon/mylist?status=0')).toMatchObject({ data: { total: 0, page: 0 } })
    expect(await client.post('order/cancel', { orderId: 2 })).toMatchObject({ errno: 0 })
    expect(await client.get('coupon/mylist?status=0')).toMatchObject({
      data: { list: [{ id: 1, cid: 2, discount: 10, available: false }] },
    })
  })
})
