import fc from 'fast-check'
import { linkTo, namesOn, paramNames } from '@/routes'
import { shareAddress } from '@/platform/share/address'
import { linkOfAddress } from './address'

const SHOP = 'https://shop.example'
const opens = (address: string) => linkOfAddress(address, SHOP)

describe('an address from outside', () => {
  it('opens every screen by its link, as a scheme, as it is shared and as it is on the server [screen.share-links]', () => {
    const values = fc.string({ minLength: 1, unit: 'grapheme' })
    fc.assert(
      fc.property(fc.constantFrom(...namesOn('h5')), values, (name, value) => {
        const link = linkTo(name, Object.fromEntries(paramNames(name).map((param) => [param, value])) as never)
        for (const address of [`souk:/${link}`, `souk://${link}`, shareAddress(SHOP, link), `${SHOP}${link}`]) {
          expect([address, opens(address)]).toEqual([address, link])
        }
      }),
    )
  })

  it('is read however scheme and host are written, and without what follows a #', () => {
    const product = '/pages/prouduct/detail?product_id=7'
    expect(opens(`SOUK://pages/prouduct/detail?product_id=7`)).toBe(product)
    expect(opens(` HTTPS://Shop.Example/go${product}#reviews `)).toBe(product)
  })

  it('hands on the parameters that its screen knows, each once, and none that is badly escaped', () => {
    const product = (query: string) => opens(`souk://pages/prouduct/detail?${query}`)
    expect(product('utm=mail&product_id=7&product_id=8&x')).toBe('/pages/prouduct/detail?product_id=7')
    expect(product('product_id=%E0%A4%A')).toBe('/pages/prouduct/detail')
    expect(product('product_id=')).toBe('/pages/prouduct/detail')
  })

  it('opens home by nothing but the scheme or the server', () => {
    for (const address of ['souk://', 'souk:///', SHOP, `${SHOP}/`]) expect(opens(address)).toBe('/pages/home/home')
  })

  it.each([
    '',
    'souk',
    'souk:pages/home/home',
    'souk://pages/gone/gone',
    'souk://go/pages/home/home',
    'https://shop.example.evil/go/pages/home/home',
    'https://shop.example@evil.example/go/pages/home/home',
    'https://evil.example/https://shop.example/go/pages/home/home',
    'file:///pages/home/home',
    'javascript://shop.example/pages/home/home',
    `${SHOP}/goods/pages/home/home`,
    `${SHOP}/go/pages/../pages/home/home`,
  ])('leads nowhere from "%s"', (address) => expect(opens(address)).toBeUndefined())

  it('is never more than a link of the table, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), fc.string(), (text, query) => {
        for (const address of [text, `souk://${text}`, `souk://pages/users/login?next=${query}`]) {
          const link = opens(address)
          if (link !== undefined)
            expect(link).toMatch(/^\/pages\/[a-z/0-9]+(\?[a-z_]+=[^&?#\s]+(&[a-z_]+=[^&?#\s]+)*)?$/)
        }
      }),
    )
  })
})
