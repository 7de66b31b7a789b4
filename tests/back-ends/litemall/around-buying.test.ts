import type { Client, Envelope } from './client'
import { clientOf } from './client'
import type { Litemall } from './double'
import { startLitemall } from './double'

let mall: Litemall
let client: Client

beforeAll(async () => {
  mall = await startLitemall()
  client = clientOf(mall)
  const account = { username: 'user123', password: 'user123' }
  const { data } = await client.post<{ token: string }>('auth/login', account)
  client.token = data.token
})
afterAll(() => mall.close())

const LINEN = 1181000

describe('what a buyer leaves behind', () => {
  it('collects goods and topics, and takes them out again', async () => {
    expect(await client.post('collect/addordelete', { type: 0, valueId: LINEN })).toEqual({ errno: 0, errmsg: '成功' })
    expect(await client.post('collect/addordelete', { type: 1, valueId: 264 })).toMatchObject({ errno: 0 })
    expect(await client.get(`goods/detail?id=${LINEN}`)).toMatchObject({ data: { userHasCollect: 1 } })
    expect(await client.get('collect/list?type=0')).toMatchObject({
      data: { total: 1, list: [{ type: 0, valueId: LINEN, name: 'Linen duvet cover', retailPrice: 999 }] },
    })
    expect(await client.get('collect/list?type=1')).toMatchObject({
      data: { list: [{ title: 'A room in linen', subtitle: 'A room in linen', price: 59 }] },
    })
    await client.post('collect/addordelete', { type: 0, valueId: LINEN })
    expect(await client.get('collect/list?type=0')).toMatchObject({ data: { total: 0 } })
    expect(await client.get('collect/list')).toMatchObject({ errno: 402 })
  })

  it('keeps footprints and search words', async () => {
    const { data } = await client.get<{ list: { id: number }[] }>('footprint/list?limit=1')
    expect(data.list).toMatchObject([{ goodsId: expect.any(Number), retailPrice: expect.any(Number) }])
    expect(await client.post('footprint/delete', { id: data.list[0]?.id })).toMatchObject({ errno: 0 })
    await client.get('goods/list?keyword=lamp')
    expect(await client.get('search/index')).toMatchObject({ data: { historyKeywordList: [{ keyword: 'lamp' }] } })
    expect(await client.post('search/clearhistory', {})).toMatchObject({ errno: 0 })
    expect(await client.get('search/index')).toMatchObject({ data: { historyKeywordList: [] } })
  })

  it('stores a picture under an address of its own', async () => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array([137, 80, 13, 10, 13, 10])], { type: 'image/png' }), 'me.png')
    const response = await fetch(`${mall.url}/wx/storage/upload`, { method: 'POST', body: form })
    const { data } = (await response.json()) as Envelope<{ url: string }>
    expect(data).toMatchObject({ name: 'me.png', type: 'image/png', size: 6 })
    const stored = await fetch(data.url)
    expect(stored.headers.get('content-type')).toBe('image/png')
    expect([...new Uint8Array(await stored.arrayBuffer())]).toEqual([137, 80, 13, 10, 13, 10])
  })
})

describe('the framework around it', () => {
  it('answers unknown paths with 404 and other methods with a fault', async () => {
    const response = await fetch(`${mall.url}/wx/express/query`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ status: 404, error: 'Not Found', path: '/wx/express/query' })
    expect(await client.get('cart/add')).toMatchObject({ errno: 502 })
    const form = new URLSearchParams({ goodsId: '1' })
    const asForm = await fetch(`${mall.url}/wx/cart/add`, { method: 'POST', body: form })
    expect(await asForm.json()).toMatchObject({ errno: 502 })
  })

  it('lets pages of any origin in, by name', async () => {
    const headers = {
      Origin: 'http://app.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,x-litemall-token',
    }
    const response = await fetch(`${mall.url}/wx/cart/add`, { method: 'OPTIONS', headers })
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('http://app.example')
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type, x-litemall-token')
    expect(response.headers.get('access-control-allow-credentials')).toBe('true')
    expect(response.headers.get('access-control-max-age')).toBe('2592000')
  })

  it('draws pictures and records what came of each request', async () => {
    const picture = await fetch(`${mall.url}/pics/anything.png?quality=90`)
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    expect(await picture.text()).toMatch(/^<svg/)
    expect(mall.calls.at(-1)).toEqual({ method: 'GET', path: '/pics/anything.png', status: 200, errno: null })
    expect(mall.calls[0]).toEqual({ method: 'POST', path: '/wx/auth/login', status: 200, errno: 0 })
  })
})
