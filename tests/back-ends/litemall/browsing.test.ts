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
const BOWL = 1038004

describe('browsing without a session', () => {
  it('shows the front page', async () => {
    const { errno, data } = await client.get<Record<string, Listed[]>>('home/index')
    expect(errno).toBe(0)
    expect(Object.keys(data).sort()).toEqual([
      'banner',
      'brandList',
      'channel',
      'couponList',
      'floorGoodsList',
      'grouponList',
      'hotGoodsList',
      'newGoodsList',
      'topicList',
    ])
    expect(data.banner).toHaveLength(3)
    expect(data.banner?.[0]).toMatchObject({ id: 1, url: `${mall.url}/pics/advert-1.png`, link: String(LINEN) })
    expect(Object.keys(data.channel?.[0] ?? {})).toEqual(['id', 'name', 'iconUrl'])
    expect(data.floorGoodsList?.at(-1)).toEqual({ id: 1012000, name: 'Garden', goodsList: [] })
  })

  it('shows categories of both levels', async () => {
    const { data } = await client.get('catalog/index')
    expect(data).toMatchObject({
      currentCategory: { id: 1005000, pid: 0, level: 'L1' },
      currentSubCategory: [
        { id: 1008009, pid: 1005000, level: 'L2' },
        { id: 1008016, pid: 1005000, level: 'L2' },
      ],
    })
    expect(await client.get('catalog/index?id=5')).toEqual({
      errno: 0,
      errmsg: '成功',
      data: { categoryList: expect.any(Array) },
    })
    expect(await client.get('catalog/current?id=5')).toMatchObject({ errno: 402 })
  })

  it('lists goods in few columns, with the last page again after the last', async () => {
    const { data } = await client.get<{ list: Listed[] }>('goods/list?categoryId=1005008&limit=2&page=7')
    expect(data).toMatchObject({ total: 3, page: 2, limit: 2, pages: 2, filterCategoryList: expect.any(Array) })
    expect(data.list).toEqual([
      {
        id: BOWL,
        name: 'Stoneware bowl',
        brief: 'Glazed by hand',
        picUrl: `${mall.url}/pics/goods-${BOWL}.png`,
        isNew: false,
        isHot: true,
        counterPrice: 15.9,
        retailPrice: 12.9,
      },
    ])
    expect(await client.get('goods/list?keyword=nothing-like-it')).toMatchObject({
      data: { list: [], total: 0, page: 0, limit: 10, pages: 0, filterCategoryList: [] },
    })
    expect(await client.get('goods/list?sort=price')).toEqual({ errno: 402, errmsg: 'sort排序字段不支持' })
    expect(await client.textOf('goods/list?keyword=bowl')).toContain('"retailPrice":12.90')
  })

  it('shows goods with what they are sold as', async () => {
    const { data } = await client.get<Record<string, object[]>>(`goods/detail?id=${LINEN}`)
    expect(data).toMatchObject({
      info: { id: LINEN, categoryId: 1008009, brandId: 1001000, isOnSale: true, unit: '件' },
      userHasCollect: 0,
      comment: { count: 3, data: [{ nickname: 'user123' }, { picList: [expect.any(String)] }] },
      brand: { id: 1001000, floorPrice: 59 },
      groupon: [],
      share: false,
    })
    expect(data.specificationList).toMatchObject([
      { name: 'Size', valueList: [{ value: '140 x 200' }, { value: '200 x 220' }] },
      { name: 'Colour', valueList: [{ value: 'Apricot' }, { value: 'Garnet' }, { value: 'Smoke' }] },
    ])
    expect(data.productList).toHaveLength(5)
    const garnet = data.productList?.[1]
    expect(garnet).toMatchObject({ id: 4, specifications: ['140 x 200', 'Garnet'], price: 1049.5, number: 3 })
    expect(garnet).not.toHaveProperty('url')
    expect(data).not.toHaveProperty('shareImage')
  })

  it('shows goods that are off sale, and fails over goods that do not exist', async () => {
    expect(await client.get('goods/detail?id=1025005')).toMatchObject({
      data: { info: { isOnSale: false }, brand: {} },
    })
    expect(await client.get('goods/detail?id=5')).toEqual({ errno: 502, errmsg: '系统内部错误' })
    expect(await client.get('goods/detail')).toEqual({ errno: 402, errmsg: 'idmust not be null' })
    expect(await client.get('goods/detail?id=x')).toEqual({ errno: 402, errmsg: '参数值不对' })
    expect(await client.get('goods/related?id=5')).toMatchObject({ errno: 402 })
  })

  it('reads brands, topics, comments and search words', async () => {
    expect(await client.get('brand/list')).toMatchObject({
      data: { total: 2, list: [{ id: 1001020 }, { id: 1001000 }] },
    })
    expect(await client.get('topic/detail?id=266')).toMatchObject({
      data: { topic: { goods: [1023003, 1025005, BOWL] }, goods: [{ id: 1023003 }, { id: BOWL }], userHasCollect: 0 },
    })
    expect(await client.get(`comment/count?type=0&valueId=${LINEN}`)).toMatchObject({
      data: { allCount: 3, hasPicCount: 2 },
    })
    expect(await client.get(`comment/list?type=0&valueId=${LINEN}&showType=1`)).toMatchObject({
      data: { total: 2, list: [{ star: 4, userInfo: { nickName: 'user123', avatarUrl: '' } }, { star: 5 }] },
    })
    expect(await client.get('search/index')).toMatchObject({
      data: { defaultKeyword: { keyword: 'linen' }, historyKeywordList: [], hotKeywordList: [{ id: 1 }, { id: 2 }] },
    })
    expect(await client.get('search/helper?keyword=LIN')).toMatchObject({ data: ['linen', 'linen shirt'] })
  })

  it('asks for a session', async () => {
    const refusal = { errno: 501, errmsg: '请登录' }
    expect(await client.get('cart/index')).toEqual(refusal)
    expect(await client.get('order/list')).toEqual(refusal)
    expect(await client.post('cart/add', { goodsId: LINEN, productId: 4, number: 1 })).toEqual(refusal)
    expect(await client.get('cart/goodscount')).toEqual({ errno: 0, errmsg: '成功', data: 0 })
    // What is wrong with the request itself is noticed first
    expect(await client.get('address/detail')).toMatchObject({ errno: 402 })
  })
})
