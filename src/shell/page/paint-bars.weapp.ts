import Taro from '@tarojs/taro'
import { deviceTheme } from '@/platform/host/page-theme.weapp'
import { bars } from '@/styles/tokens'

/** Whether the bars were painted since the start: until then theme.json alone decides. */
let painted = false

/** Paints the host's own bars above the page that is shown; theme.json gives them the colours of the phone's theme. */
export function paintBars(theme: 'light' | 'dark'): void {
  painted ||= theme !== deviceTheme()
  if (!painted) return
  const { front, paper } = bars[theme]
  void Taro.setNavigationBarColor({ frontColor: front, backgroundColor: paper })
  void Taro.setBackgroundColor({ backgroundColor: paper })
}
