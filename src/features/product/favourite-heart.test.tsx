import { act, cleanup, screen, within } from '@testing-library/react'
import dictionary from '@/locales/catalogues/en.json'
import { setCurrent } from '@/locales/current'
import { ProductCard } from '@/kit/product-card/product-card'
import { ProductCards } from './product-cards'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { ok, type FakeServer } from '@/testing/fake-server'
import { loadDictionary } from '@/locales/load'
import { favourites } from '@/stores/favourites'
import { session } from '@/stores/session'
import { user } from '@/testing/person'
import { FavouriteHeart } from './favourite-heart'

jest.mock('@/kit/product-card/product-card', () => {
  const real: { ProductCard: typeof ProductCard } = jest.requireActual('@/kit/product-card/product-card')
  return { ...real, ProductCard: jest.fn(real.ProductCard) }
})

const product = (product_id: string) => ({
  product_id,
  shop_id: '1',
  brand_id: '1',
  category_id: '1',
  name_en: `Lamp ${product_id}`,
  image: 'p/lamp-600.webp',
  ground: 'sand',
  price: '20.00',
  stock: 5,
  rate: 450,
  review_count: 2,
  sold: 3,
  has_options: false,
})

let server: FakeServer

beforeEach(() => {
  server = prepareScreen().on('favorite', ok({ favorite_id: '70', count: 1 }))
  session.restore('token')
  favourites.clear()
})
afterEach(async () => {
  cleanup()
  await favourites.settled()
  await session.end()
})

const heart = (name: string) => screen.getByRole('button', { name: `Keep ${name} on the wishlist` })
const isOn = (name: string) => heart(name).getAttribute('aria-pressed')

describe('the heart on a card [screen.wishlist-heart]', () => {
  it('re-renders alone, without its card and the list', async () => {
    openScreen(() => <ProductCards products={['1', '2', '3'].map(product)} />)
    const drawn = jest.mocked(ProductCard).mock.calls.length
    const others = heart('Lamp 1').outerHTML
    await user.click(heart('Lamp 2'))
    expect([isOn('Lamp 1'), isOn('Lamp 2')]).toEqual(['false', 'true'])
    await until(() => server.names.length === 1)
    await act(() => favourites.settled())
    expect(jest.mocked(ProductCard).mock.calls).toHaveLength(drawn)
    expect(heart('Lamp 1').outerHTML).toBe(others)
  })

  it('is beside the link, and a tap on it opens nothing', async () => {
    openScreen(() => <ProductCards products={[product('1')]} />)
    expect(within(screen.getByRole('link', { name: /^Lamp 1 / })).queryByRole('button')).toBeNull()
    await user.click(heart('Lamp 1'))
    expect(window.location.hash).toBe('')
  })

  it('is named in the language in use', async () => {
    openScreen(() => <FavouriteHeart productId="1" name="Lámpara" />)
    const es = await loadDictionary('es')
    act(() => setCurrent('es', es))
    expect(
      screen.getByRole('button', { name: 'Guardar Lámpara en la lista de deseos' }).getAttribute('aria-pressed'),
    ).toBe('false')
    act(() => setCurrent('en', dictionary))
  })
})
