import { isLink } from './check-link'

describe('where an advert may lead [rule.advert-link]', () => {
  it.each([
    'pages/home/home',
    'pages/search/search?q=tea&sort=sold',
    'pages/blog/detail?article_id=7',
    'https://souk.example/spring?a=1',
  ])('to %s', (link) => {
    expect(isLink(link)).toBe(true)
  })

  it.each([
    'pages/gone/gone',
    'pages/blog/detail',
    'pages/search/search?q=tea&evil=1',
    'pages/search/search?q=a b',
    '/pages/home/home',
    'http://souk.example/',
    'javascript:alert(1)',
    'https://user:secret@souk.example/',
    'https://localhost/',
    'https://souk.example/größe',
    'https://souk.example/a b',
    '//souk.example',
    'https://',
    '',
  ])('not to %s', (link) => {
    expect(isLink(link)).toBe(false)
  })
})
