import { asyncApi, type CallOption } from '../async-api'
import type { WxArea } from '../context'
import { WxFailure } from '../wx-failure'

const FRONT_COLORS = ['#ffffff', '#000000']

const BACKGROUND = { backgroundColor: 'String?', backgroundColorTop: 'String?', backgroundColorBottom: 'String?' }

/** Title and colours of the page that is shown. */
export const navigationBar: WxArea = (context) => {
  const { runtime } = context
  const { chrome } = runtime
  const paint = (option: CallOption, names: readonly string[]) => {
    const given = names.flatMap((name) => (typeof option[name] === 'string' ? [[name, option[name]]] : []))
    chrome.colors = { ...chrome.colors, ...Object.fromEntries(given) }
  }
  return {
    setNavigationBarTitle: asyncApi(context, 'setNavigationBarTitle', { title: 'String' }, ({ title }) => {
      const page = runtime.stack.at(-1)
      if (page) page.title = String(title)
      chrome.title = String(title)
    }),
    setNavigationBarColor: asyncApi(
      context,
      'setNavigationBarColor',
      { frontColor: 'String', backgroundColor: 'String', animation: 'Object?' },
      (option) => {
        if (!FRONT_COLORS.includes(String(option.frontColor)))
          throw new WxFailure(`invalid frontColor "${String(option.frontColor)}"`)
        paint(option, ['frontColor', 'backgroundColor'])
      },
    ),
    setBackgroundColor: asyncApi(context, 'setBackgroundColor', BACKGROUND, (option) =>
      paint(option, Object.keys(BACKGROUND)),
    ),
    setBackgroundTextStyle: asyncApi(context, 'setBackgroundTextStyle', { textStyle: 'String' }, (option) => {
      if (option.textStyle !== 'dark' && option.textStyle !== 'light')
        throw new WxFailure(`invalid textStyle "${String(option.textStyle)}"`)
      paint(option, ['textStyle'])
    }),
    showNavigationBarLoading: asyncApi(context, 'showNavigationBarLoading', {}, () => {}),
    hideNavigationBarLoading: asyncApi(context, 'hideNavigationBarLoading', {}, () => {}),
    hideHomeButton: asyncApi(context, 'hideHomeButton', {}, () => {}),
  }
}
