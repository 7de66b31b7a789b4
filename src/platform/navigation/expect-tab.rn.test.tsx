import { getTabInitRoute, handleUrl } from '@tarojs/router-rn/dist/utils'
import { linkTo, TABS } from '@/routes'
import { expectTab } from './expect-tab'

it("sets the requested tab in the router, by the router's own name", () => {
  for (const name of TABS) {
    expectTab(name)
    expect(getTabInitRoute()).toBe(handleUrl(linkTo(name)).pageName)
  }
})

it('keeps the tab when a screen above the tabs is requested', () => {
  expectTab('cart')
  expectTab('login')
  expect(getTabInitRoute()).toBe(handleUrl(linkTo('cart')).pageName)
})
