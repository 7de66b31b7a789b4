import { cleanup, fireEvent, render, screen } from '@testing-library/react-native'
import type { ProductCard } from '@contract/entities/product'
import { Scroll } from '@/kit/scroll/scroll'
import { ProductCards } from './product-cards'

jest.mock('@/kit/scroll/use-pull', () => ({
  usePull: () => ({ refreshing: false, onRefresh: () => undefined }),
}))
jest.mock('./use-quick-add', () => ({ useQuickAdd: () => ({ add: jest.fn(), sheet: null }) }))
jest.mock('./cards/product-tile', () => {
  const { createElement } = jest.requireActual('react')
  const { Text } = jest.requireActual('react-native')
  return {
    ProductTile: ({ product, eager }: { product: ProductCard; eager?: boolean }) =>
      createElement(Text, null, `${product.product_id}${eager ? ' at once' : ''}`),
  }
})

const SHOWN = 800
const PAIR = 300
const range = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ product_id: String(index + 1) })) as unknown as ProductCard[]
const cards = () => screen.queryAllByText(/^\d/).map(({ props }) => String(props.children))

function layOut(): void {
  const at = (height: number, y = 0) => ({ nativeEvent: { layout: { x: 0, y, width: 375, height } } })
  fireEvent(screen.getByTestId('page'), 'layout', at(SHOWN))
  cards().forEach((card, index) => {
    if (index % 2 === 0) fireEvent(screen.getByText(card), 'layout', at(PAIR, (index / 2) * PAIR))
  })
}

const page = (products: ProductCard[], eager?: number) => (
  <Scroll id="page" main>
    <ProductCards products={products} eager={eager} />
  </Scroll>
)

afterEach(cleanup)

it('shows products two by two, the last one alone, and asks for the pictures of the first at once', () => {
  render(page(range(3), 2))
  expect(cards()).toEqual(['1 at once', '2 at once', '3'])
})

it('mounts those near the screen alone', () => {
  render(page(range(1000)))
  layOut()
  expect(cards().length).toBeGreaterThan(3)
  expect(cards().length).toBeLessThan(30)
})

it('shows nothing of an empty list', () => {
  render(page([]))
  expect(cards()).toEqual([])
})
