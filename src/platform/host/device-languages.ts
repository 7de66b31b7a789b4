import Taro from '@tarojs/taro'

/** The locales that the device prefers, the first one first, as in `zh_CN`; empty if it does not say. */
export function deviceLanguages(): readonly string[] {
  const { language } = Taro.getAppBaseInfo()
  return language ? [language] : []
}
