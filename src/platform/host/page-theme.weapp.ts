import Taro from '@tarojs/taro'
import type { Theme } from '@/domain/theme'

export const HAS_THEMES: boolean = true

/** The phone's own theme. */
export const deviceTheme = (): string => Taro.getAppBaseInfo().theme ?? 'light'

/** Does nothing: each page shows the theme by itself (use-theme-class.weapp.ts). */
export function setPageTheme(_theme: Theme): void {}
