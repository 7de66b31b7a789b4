/** The address that the app shares is the one that the server redirects. */
import { shareAddress } from '@/platform/share/address'
import { linkTo, ROUTE_NAMES } from '@/routes'
import { hashTarget } from '../../server/kernel/http/go'

const ORIGIN = 'https://souk.test'

/** Where the server redirects a shared link. */
function opened(link: string): string | null {
  const [path = '', query = ''] = shareAddress(ORIGIN, link)
    .replace(`${ORIGIN}/go/`, '')
    .split(/\?(.*)/s)
  return hashTarget(path, query)
}

it.each(ROUTE_NAMES)('leads from the sent address of %s to its screen [screen.deep-link]', (name) => {
  const link = linkTo(name, {} as never)
  expect(opened(link)).toBe(`/#${link}`)
})

it('keeps the parameters, for any search [screen.deep-link]', () => {
  for (const link of [linkTo('product', { product_id: 7 }), linkTo('search', { q: 'té & 茶? #1 50%' })]) {
    expect(opened(link)).toBe(`/#${link}`)
  }
})
