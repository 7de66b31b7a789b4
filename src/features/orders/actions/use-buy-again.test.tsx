import { cleanup, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { Button } from '@/kit/button/button'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { cart } from '@/stores/cart'
import { session } from '@/stores/session'
import { toast } from '@/stores/toast'
import { user } from '@/testing/person'
import { useBuyAgain } from './use-buy-again'

const ORDER = { order_id: '12', products: [{}, {}] as never }
const short = (name_en: string, added: number) => ({ product_id: '7', sku: name_en, name_en, qty: 2, added })

let server: FakeServer
beforeEach(() => {
  server = prepareScreen()
  session.restore('token')
  toast.hide()
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
})
afterEach(async () => {
  cleanup()
  await session.end()
})

function Screen() {
  const again = useBuyAgain()
  return <Button label="Buy again" onPress={() => again(ORDER)} />
}

const opens = () => jest.mocked(Taro.navigateTo).mock.calls.length > 0

async function press(): Promise<void> {
  openScreen(Screen)
  await user.click(screen.getByRole('button', { name: 'Buy again' }))
}

async function buy(): Promise<void> {
  await press()
  await until(() => toast.current !== null)
}
const keys = () => server.sent.map(({ fields }) => fields.get('idempotency_key'))

describe('buying again [screen.buy-again]', () => {
  it('leads to the page that pays, with nothing else from the cart', async () => {
    server.on('reorder', ok({ items_count: 3, basket_id: '70', short: [] }))
    await press()
    await until(opens)
    expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages/cart/pay?basket_id=70' })
    expect(server.sent.map(({ fields }) => fields.get('buy_now'))).toEqual(['1'])
    expect(cart.count).toBe(3)
    expect(toast.current).toBeNull()
  })

  it('names on the way what came short', async () => {
    server.on('reorder', ok({ items_count: 0, basket_id: '70', short: [short('Teapot', 1), short('Mug', 0)] }))
    await buy()
    expect(toast.current).toMatchObject({ kind: 'alert', text: 'Not all of it is available: Teapot, Mug' })
    await until(opens)
  })

  it('leads to the cart where the server knows no baskets', async () => {
    server.on('reorder', ok({ items_count: 5, short: [] }))
    await press()
    await until(() => jest.mocked(Taro.switchTab).mock.calls.length > 0)
    expect(cart.count).toBe(5)
  })

  it('names there what came short', async () => {
    server.on('reorder', ok({ items_count: 3, short: [short('Teapot', 1), short('Mug', 0)] }))
    await buy()
    expect(toast.current).toMatchObject({ kind: 'alert', text: 'Not all of it is available: Teapot, Mug' })
    expect(Taro.switchTab).toHaveBeenCalled()
  })

  it('stays where it is when nothing is to be had', async () => {
    server.on('reorder', ok({ items_count: 1, short: [short('Teapot', 0), short('Mug', 0)] }))
    await buy()
    expect(toast.current?.text).toBe('None of it is to be had any more')
    expect(Taro.switchTab).not.toHaveBeenCalled()
    expect(Taro.navigateTo).not.toHaveBeenCalled()
  })

  it('asks with the same key after a failure, and with another one after that was done', async () => {
    server.on('reorder', refused(2000018, { reason: 'failed' }))
    await buy()
    server.on('reorder', ok({ items_count: 2, short: [] }))
    for (let times = 2; times <= 3; times += 1) {
      await user.click(screen.getByRole('button', { name: 'Buy again' }))
      await until(() => keys().length === times)
    }
    const [failed, done, next] = keys()
    expect(done).toBe(failed)
    expect(next).not.toBe(done)
  })
})
