import type { ProductCard } from '@contract/entities/product'
import { soldOutLast } from './sold-out-last'

const card = (product_id: string, stock: number) => ({ product_id, stock }) as ProductCard
const cards = [card('1', 0), card('2', 3), card('3', 0), card('4', 1)]
const order = (sort: Parameters<typeof soldOutLast>[1]) => soldOutLast(cards, sort).map(({ product_id }) => product_id)

describe('a page of products [rule.sold-out-last]', () => {
  it('ends with what is sold out, and keeps the order otherwise', () => {
    expect(order('best')).toEqual(['2', '4', '1', '3'])
    expect(order('new')).toEqual(['2', '4', '1', '3'])
  })

  it('keeps an order that the cards show', () => {
    expect(order('price_asc')).toEqual(['1', '2', '3', '4'])
    expect(order('rate')).toEqual(['1', '2', '3', '4'])
  })
})
