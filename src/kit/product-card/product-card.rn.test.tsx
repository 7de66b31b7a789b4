import { cleanup, fireEvent, render, screen } from '@testing-library/react-native'
import type { ProductCard as Product } from '@contract/entities/product'
import { DisplayContext } from '@/kit/display/display-context'
import { ProductCard } from './product-card'
import type { ProductCardProps } from './types'

afterEach(cleanup)

const mug: Product = {
  product_id: '7',
  shop_id: '1',
  brand_id: '1',
  category_id: '1',
  name_en: 'Stoneware mug',
  image: 'p/mug-600.webp',
  ground: 'sand',
  price: '12.00',
  stock: 5,
  rate: 480,
  review_count: 2,
  sold: 30,
  has_options: false,
}
const words = { soldOut: 'Sold out', sold: '30 sold', add: 'Add Stoneware mug to the cart' }
const display = { language: 'en', symbol: '$', rate: '1', staticUrl: 'https://shop.example/media' } as const

function draw(props: Partial<ProductCardProps> = {}): void {
  render(
    <DisplayContext.Provider value={display}>
      <ProductCard product={mug} words={words} onOpen={() => undefined} {...props} />
    </DisplayContext.Provider>,
  )
}

it('opens its product, and says what it is and costs', () => {
  const onOpen = jest.fn()
  draw({ onOpen })
  fireEvent.press(screen.getByRole('link', { name: 'Stoneware mug, $12.00' }))
  expect(onOpen).toHaveBeenCalledTimes(1)
  screen.getByText('30 sold')
})

it('has a button that adds beside the link, not inside it', () => {
  const [onOpen, onAdd] = [jest.fn(), jest.fn()]
  draw({ onOpen, onAdd })
  fireEvent.press(screen.getByRole('button', { name: words.add }))
  expect(onAdd).toHaveBeenCalledTimes(1)
  expect(onOpen).not.toHaveBeenCalled()
})

it('says that it is sold out, and adds nothing then', () => {
  draw({ product: { ...mug, stock: 0 }, onAdd: () => undefined })
  screen.getByText('Sold out')
  screen.getByRole('link', { name: 'Stoneware mug, $12.00, Sold out' })
  expect(screen.queryByRole('button')).toBeNull()
})
