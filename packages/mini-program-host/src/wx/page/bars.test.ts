import { callNow, callWx } from '../../../test/support/call-wx'
import { endAll, run, until, type Running } from '../../../test/support/run-program'
import { removeWritten, writeProgram } from '../../../test/support/write-program'

const page = (name: string) => ({
  [`pages/${name}/${name}.js`]:
    'Page({ onPullDownRefresh() { this.pulled = true }, onPageScroll({ scrollTop }) { this.scrolled = scrollTop } })',
  [`pages/${name}/${name}.wxml`]: '<view id="box">a</view>',
})
const PROGRAM = {
  'app.json': {
    pages: ['pages/a/a', 'pages/b/b', 'pages/c/c'],
    tabBar: {
      list: [
        { pagePath: 'pages/a/a', text: 'A' },
        { pagePath: 'pages/b/b', text: 'B' },
      ],
    },
  },
  ...page('a'),
  ...page('b'),
  ...page('c'),
}

let running: Running
const call = (name: string, option: object = {}) => callWx(running.runtime, name, option)

beforeEach(async () => {
  running = await run(writeProgram(PROGRAM))
})
afterEach(endAll)
afterAll(removeWritten)

describe('the navigation bar', () => {
  it('has the title that was set, separately for each page', async () => {
    await call('setNavigationBarTitle', { title: 'Mine' })
    expect(running.runtime.chrome.title).toBe('Mine')
    expect(running.top().title).toBe('Mine')
    expect(await call('setNavigationBarTitle')).toHaveProperty('fail')
    expect(running.runtime.chrome.title).toBe('Mine')
  })

  it('allows text in black or white only', async () => {
    const backgroundColor = '#ff0000'
    await call('setNavigationBarColor', { frontColor: '#ffffff', backgroundColor })
    expect(await call('setNavigationBarColor', { frontColor: '#123456', backgroundColor: '#000000' })).toEqual({
      fail: { errMsg: 'setNavigationBarColor:fail invalid frontColor "#123456"' },
    })
    expect(running.runtime.chrome.colors).toEqual({ frontColor: '#ffffff', backgroundColor })
  })
})

describe('the tab bar', () => {
  it('keeps badges, dots, items and whether it is hidden', async () => {
    await call('setTabBarBadge', { index: 1, text: '3' })
    await call('showTabBarRedDot', { index: 0 })
    await call('setTabBarItem', { index: 0, text: 'Home' })
    await call('hideTabBar')
    expect(running.runtime.chrome.tabBar).toEqual({
      hidden: true,
      badges: { 1: '3' },
      dots: { 0: true },
      items: { 0: { text: 'Home' } },
      style: {},
    })
    await call('removeTabBarBadge', { index: 1 })
    await call('hideTabBarRedDot', { index: 0 })
    await call('showTabBar')
    expect(running.runtime.chrome.tabBar).toMatchObject({ hidden: false, badges: {}, dots: {} })
  })

  it('rejects items after its last, and changes only on a tab page', async () => {
    expect(await call('setTabBarBadge', { index: 2, text: '3' })).toEqual({
      fail: { errMsg: 'setTabBarBadge:fail tabbar item not found' },
    })
    await callNow(running.runtime, 'navigateTo', { url: '/pages/c/c' })
    expect(await call('setTabBarBadge', { index: 1, text: '3' })).toEqual({
      fail: { errMsg: 'setTabBarBadge:fail not TabBar page' },
    })
    expect(running.runtime.chrome.tabBar).toBeUndefined()
  })
})

describe('the page', () => {
  it('scrolls, and reports it', async () => {
    expect(await call('pageScrollTo', { scrollTop: 120 })).toEqual({ success: { errMsg: 'pageScrollTo:ok' } })
    await until(() => running.top().instance.scrolled === 120)
    expect(await call('pageScrollTo', { selector: '#none' })).toEqual({
      fail: { errMsg: 'pageScrollTo:fail can not find selector "#none"' },
    })
    expect(await call('pageScrollTo', { selector: '#box', offsetTop: 3 })).toHaveProperty('success')
  })

  it('refreshes as if pulled down, until it is stopped', async () => {
    await call('startPullDownRefresh')
    await until(() => running.top().instance.pulled === true)
    expect(running.runtime.chrome.refreshing).toBe(true)
    await call('stopPullDownRefresh')
    expect(running.runtime.chrome.refreshing).toBe(false)
  })
})
