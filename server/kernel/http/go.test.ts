import { hashTarget } from './go'

const PRODUCT = 'pages/prouduct/detail'

describe('the screen of a shared link [screen.deep-link]', () => {
  it.each([
    ['braces, bars and brackets of a campaign', 'product_id=7&utm={a|b}[c]', 'product_id=7&utm=%7Ba%7Cb%7D%5Bc%5D'],
    ['a quote and an angle', `product_id=7&x="<>`, 'product_id=7&x=%22%3C%3E'],
    ['unescaped letters, as bytes', 'product_id=7&q=\u00c3\u00a9', 'product_id=7&q=%C3%A9'],
    ['nothing that would have to be escaped', 'product_id=7&q=a%20b', 'product_id=7&q=a%20b'],
    ['no query', '', ''],
  ])('keeps the product with %s', (_, query, kept) => {
    expect(hashTarget(PRODUCT, query)).toBe(`/#/${PRODUCT}${kept && '?'}${kept}`)
  })

  it('drops what others added before its own parameters, if all is too long for a header', () => {
    const query = `fbclid=${'a'.repeat(3_000)}&utm_source=mail&product_id=7`
    expect(hashTarget(PRODUCT, query)).toBe(`/#/${PRODUCT}?product_id=7&utm_source=mail`)
    expect(hashTarget('Pages/Prouduct/Detail', query)).toBe('/#/Pages/Prouduct/Detail?product_id=7&utm_source=mail')
    expect(hashTarget(PRODUCT, `product_id=${'7'.repeat(3_000)}`)).toBe(`/#/${PRODUCT}`)
  })

  it.each(['pages', 'pages/../x', 'https://evil.example', '//evil.example', ''])('is none for %j', (route) => {
    expect(hashTarget(route, 'product_id=7')).toBeNull()
  })
})
