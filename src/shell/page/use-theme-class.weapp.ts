import Taro, { useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { useWhileVisible } from '@/hooks/use-while-visible'
import { deviceTheme } from '@/platform/host/page-theme.weapp'
import { settings } from '@/stores/settings'
import { paintBars } from './paint-bars.weapp'

/**
 * The class that makes a page dark (base.weapp.scss): no script reaches the element around it, and the phone's theme in
 * the style sheet would be a second list of the colours. The host's bars belong to a page, so each takes the theme when
 * it is shown.
 */
export function useThemeClass(): string | undefined {
  const [device, setDevice] = useState(deviceTheme)
  const chosen = useWhileVisible(() => settings.theme)
  const theme = (chosen === 'system' ? device : chosen) === 'dark' ? 'dark' : 'light'
  useDidShow(() => paintBars(theme))
  useEffect(() => paintBars(theme), [theme])
  useEffect(() => {
    const follow = () => setDevice(deviceTheme())
    Taro.onThemeChange(follow)
    return () => Taro.offThemeChange(follow)
  }, [])
  return theme === 'dark' ? 'theme--dark' : undefined
}
