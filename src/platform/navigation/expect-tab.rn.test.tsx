import { getTabInitRoute, handleUrl } from '@tarojs/router-rn/dist/utils'
import { linkTo, TABS } from '@/routes'
import { expectTab } from './expect-tab'

it('tells the router the tab that is asked for, by the name that the router gives it', () => {
  for (const name of TABS) {
    expectTab(name)
    expect(getTabInitRoute()).toBe(handleUrl(linkTo(name)).pageName)
  }
})

it('keeps the tab when a screen above the tabs is asked for', () => {
  expectTab('cart')
  expectTab('login')
  expect(getTabInitRoute()).toBe(handleUrl(linkTo('cart')).pageName)
})
