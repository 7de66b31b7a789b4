import { returnLink } from './return-link'

const SHOP = 'https://shop.example'
const opens = (address: string) => returnLink(address, SHOP)

it('reads the link from the page that leads back', () => {
  expect(opens(`${SHOP}/return/host/pages/history/detail?order_id=9&x=1`)).toBe('/pages/history/detail?order_id=9')
})

it.each([
  '',
  `${SHOP}/return/web/pages/home/home`,
  `${SHOP}/go/pages/home/home`,
  `${SHOP}/return/host/pages/gone/gone`,
  'https://evil.example/return/host/pages/home/home',
  'https://evil.example/?https://shop.example/return/host/pages/home/home',
  `${SHOP}/return/hostess/pages/home/home`,
])('leads nowhere from "%s"', (address) => expect(opens(address)).toBeUndefined())
