import type { TabBarState } from '../../types/runtime'
import { asyncApi, type CallOption } from '../async-api'
import type { WxArea } from '../context'
import type { Rules } from '../parameters'
import { WxFailure } from '../wx-failure'

const EMPTY: TabBarState = { hidden: false, badges: {}, dots: {}, items: {}, style: {} }

type Change = (state: TabBarState, index: number, option: CallOption) => TabBarState

/** Badges, dots, items and style of the tab bar; only a tab page may change it, as in WeChat. */
export const tabBar: WxArea = (context) => {
  const { chrome, program, stack } = context.runtime

  const change = (name: string, rules: Rules, run: Change) =>
    asyncApi(context, name, rules, (option) => {
      const page = stack.at(-1)
      if (!page || !program.tabs.includes(page.path)) throw new WxFailure('not TabBar page')
      if ('index' in rules && !program.tabs[Number(option.index)]) throw new WxFailure('tabbar item not found')
      chrome.tabBar = run(chrome.tabBar ?? EMPTY, Number(option.index), option)
    })

  return {
    showTabBar: change('showTabBar', { animation: 'Boolean?' }, (state) => ({ ...state, hidden: false })),
    hideTabBar: change('hideTabBar', { animation: 'Boolean?' }, (state) => ({ ...state, hidden: true })),
    setTabBarBadge: change('setTabBarBadge', { index: 'Number', text: 'String' }, (state, index, { text }) => ({
      ...state,
      badges: { ...state.badges, [index]: String(text) },
    })),
    removeTabBarBadge: change('removeTabBarBadge', { index: 'Number' }, (state, index) => ({
      ...state,
      badges: without(state.badges, index),
    })),
    showTabBarRedDot: change('showTabBarRedDot', { index: 'Number' }, (state, index) => ({
      ...state,
      dots: { ...state.dots, [index]: true },
    })),
    hideTabBarRedDot: change('hideTabBarRedDot', { index: 'Number' }, (state, index) => ({
      ...state,
      dots: without(state.dots, index),
    })),
    setTabBarItem: change(
      'setTabBarItem',
      { index: 'Number', text: 'String?', iconPath: 'String?', selectedIconPath: 'String?' },
      (state, index, option) => ({
        ...state,
        items: { ...state.items, [index]: { ...state.items[index], ...given(option, ITEM) } },
      }),
    ),
    setTabBarStyle: change(
      'setTabBarStyle',
      { color: 'String?', selectedColor: 'String?', backgroundColor: 'String?', borderStyle: 'String?' },
      (state, _index, option) => ({ ...state, style: { ...state.style, ...given(option, STYLE) } }),
    ),
  }
}

const ITEM = ['text', 'iconPath', 'selectedIconPath']
const STYLE = ['color', 'selectedColor', 'backgroundColor', 'borderStyle']

function given(option: CallOption, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (option[name] === undefined ? [] : [[name, option[name]]])))
}

function without<Value>(values: Readonly<Record<number, Value>>, index: number): Record<number, Value> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => Number(key) !== index))
}
