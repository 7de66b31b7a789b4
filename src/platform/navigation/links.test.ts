import Taro from '@tarojs/taro'
import { openLink, replaceLink } from './links'

afterEach(() => jest.restoreAllMocks())

it.each(['', '/', '/pages/home/home?x=1'])(
  'leads home by its path from "%s", which no alias does everywhere',
  async (link) => {
    const switchTab = jest.spyOn(Taro, 'switchTab')
    await replaceLink(link)
    expect(switchTab).toHaveBeenCalledWith({ url: '/pages/home/home' })
  },
)

it('replaces the screen by a link, with its parameters', async () => {
  const redirectTo = jest.spyOn(Taro, 'redirectTo')
  await replaceLink('pages/history/detail?order_id=9')
  expect(redirectTo).toHaveBeenCalledWith({ url: '/pages/history/detail?order_id=9' })
})

it('leads home when a link that was kept leads nowhere, and nowhere from an advert', async () => {
  const reLaunch = jest.spyOn(Taro, 'reLaunch')
  const navigateTo = jest.spyOn(Taro, 'navigateTo')
  await replaceLink('/pages/gone/gone')
  expect(reLaunch).toHaveBeenCalledWith({ url: '/pages/home/home' })
  await openLink('/pages/gone/gone')
  expect(navigateTo).not.toHaveBeenCalled()
})
