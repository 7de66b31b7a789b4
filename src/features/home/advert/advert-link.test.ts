import { openBrowser } from '@/platform/browser/open'
import { openLink } from '@/platform/navigation/links'
import { advertHref, openAdvert } from './advert-link'

jest.mock('@/platform/browser/open', () => ({ openBrowser: jest.fn() }))
jest.mock('@/platform/navigation/links', () => ({ openLink: jest.fn() }))

const WEB = 'https://souk.example/spring?a=1'
const SCREEN = 'pages/search/search?q=tea'

beforeEach(() => jest.clearAllMocks())

describe('an advert [rule.advert-link]', () => {
  it.each([
    [WEB, WEB],
    [SCREEN, `#/${SCREEN}`],
    [`/${SCREEN}`, `#/${SCREEN}`],
    ['pages/gone/gone', undefined],
    ['http://souk.example/', undefined],
    ['javascript:alert(1)', undefined],
    ['https://shop@evil.example/', undefined],
  ])('with the link "%s" has the address %s', (link, address) => {
    expect(advertHref(link)).toBe(address)
  })

  it('opens a web address in the browser, and everything else as a screen', async () => {
    await openAdvert(WEB)
    expect(openBrowser).toHaveBeenCalledWith(WEB)
    expect(openLink).not.toHaveBeenCalled()
    await openAdvert(SCREEN)
    expect(openLink).toHaveBeenCalledWith(SCREEN)
    await openAdvert('https://shop@evil.example/')
    expect(openBrowser).toHaveBeenCalledTimes(1)
  })
})
