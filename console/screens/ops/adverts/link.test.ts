import { linkOf, targetOf, type Target } from './link'

it.each<[Target, string]>([
  [{ kind: 'search', value: 'green tea' }, 'pages/search/search?q=green+tea'],
  [{ kind: 'category', value: '7' }, 'pages/category/detail?category_id=7'],
  [{ kind: 'product', value: '12' }, 'pages/prouduct/detail?product_id=12'],
  [{ kind: 'flash', value: '' }, 'pages/category/flash'],
  [{ kind: 'address', value: 'https://souk.example/spring' }, 'https://souk.example/spring'],
  [{ kind: 'other', value: 'pages/search/search?q=tea&sort=sold' }, 'pages/search/search?q=tea&sort=sold'],
])('%j is %s, there and back [rule.advert-link]', (target, link) => {
  expect(linkOf(target)).toBe(link)
  expect(targetOf(link)).toEqual(target)
})
