import type { Program } from '../types/program'
import { insetsOf } from './insets'

const program = (app: object, configs: object = {}) =>
  ({ app: { pages: [], ...app }, tabs: ['a'], configs }) as unknown as Program

const TABS = { tabBar: { list: [{ pagePath: 'a', text: 'A' }] } }

test('a page has a navigation bar unless the app or the page draws its own', () => {
  expect(insetsOf(program({}), 'b')).toEqual({ top: 64, bottom: 0 })
  expect(insetsOf(program({ window: { navigationStyle: 'custom' } }), 'b')).toEqual({ top: 0, bottom: 0 })
  const own = program({ window: { navigationStyle: 'custom' } }, { b: { navigationStyle: 'default' } })
  expect(insetsOf(own, 'b')).toEqual({ top: 64, bottom: 0 })
})

test('tab pages have a tab bar unless the app draws its own', () => {
  expect(insetsOf(program(TABS), 'a')).toEqual({ top: 64, bottom: 50 })
  expect(insetsOf(program(TABS), 'b')).toEqual({ top: 64, bottom: 0 })
  expect(insetsOf(program({ tabBar: { ...TABS.tabBar, custom: true } }), 'a')).toEqual({ top: 64, bottom: 0 })
})
