import { screen } from '@testing-library/react'
import { Code } from '@contract/base/codes'
import { openScreen, prepareScreen } from '@/testing/screen'
import { refused } from '@/testing/fake-server'
import ArticlePage from '@/features/articles/article-screen'
import CategoryPage from '@/features/catalogue/listing/category-screen'
import ProductPage from '@/features/product/product-screen'
import ShopPage from '@/features/shop/shop-screen'

// what a visitor can be sent a link to: the other screens with an id need a session
const SCREENS = [
  ['article', ArticlePage, 'There is no such post'],
  ['category', CategoryPage, 'There is nothing here'],
  ['product', ProductPage, 'This product is gone'],
  ['shop', ShopPage, 'There is no such store'],
] as const

it.each(SCREENS)(
  'says that there is nothing at a link of the %s screen without its id',
  async (call, Screen, title) => {
    prepareScreen().on(call, refused(Code.missingParameters))
    openScreen(Screen, {})
    await screen.findByRole('heading', { name: title })
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
)
