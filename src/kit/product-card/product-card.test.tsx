import { screen } from '@testing-library/react'
import type { ProductCard as Product } from '@contract/entities/product'
import { DisplayContext } from '@/kit/display/display-context'
import { render } from '@/testing/render'
import { user } from '@/testing/person'
import { ProductCard } from './product-card'
import type { ProductCardProps } from './types'

const product: Product = {
  product_id: '7',
  shop_id: '1',
  brand_id: '1',
  category_id: '1',
  name_en: 'Stoneware mug',
  name_th: 'แก้วเซรามิก',
  image: 'img/mug-600.webp',
  ground: 'sage',
  price: '20.00',
  special_price: '15.00',
  stock: 3,
  rate: 480,
  review_count: 12,
  sold: 40,
  has_options: false,
}

function draw(more: Partial<ProductCardProps> = {}, language: 'en' | 'th' = 'en') {
  const words = { soldOut: 'Sold out', sold: '40 sold', add: 'Add Stoneware mug to the cart' }
  return render(
    <DisplayContext.Provider value={{ language, symbol: '€', rate: '0.9', staticUrl: 'https://static.test/' }}>
      <ProductCard product={product} words={words} onOpen={jest.fn()} href="#/p" onAdd={jest.fn()} {...more} />
    </DisplayContext.Provider>,
  )
}

describe('ProductCard', () => {
  it('shows the reduced price in the shown currency, the old one and by how much it is reduced', () => {
    const text = draw().textContent
    expect(text).toContain('€13.50')
    expect(text).toContain('€18.00')
    expect(text).toContain('−25\u00a0%')
  })

  it('is named in the language in use', () => {
    expect(draw({}, 'th').textContent).toContain('แก้วเซรามิก')
  })

  it('adds without opening the product', async () => {
    const onOpen = jest.fn()
    const onAdd = jest.fn()
    draw({ onOpen, onAdd })
    await user.click(screen.getByRole('button', { name: 'Add Stoneware mug to the cart' }))
    expect(onAdd).toHaveBeenCalledTimes(1)
    expect(onOpen).not.toHaveBeenCalled()
  })

  it('shows how many are in the cart in place of the plus', () => {
    draw({ inCart: 2 })
    expect(screen.getByRole('button', { name: 'Add Stoneware mug to the cart, 2' })).toBeTruthy()
  })

  it('offers no quick-add and says so when it is sold out', () => {
    const box = draw({ product: { ...product, stock: 0 } })
    expect(box.textContent).toContain('Sold out')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('leads to the product by a link of its own', async () => {
    const onOpen = jest.fn()
    draw({ onOpen })
    const link = screen.getByRole('link')
    expect(link.getAttribute('href')).toBe('#/p')
    await user.click(link)
    expect(onOpen).toHaveBeenCalledTimes(1)
  })
})
