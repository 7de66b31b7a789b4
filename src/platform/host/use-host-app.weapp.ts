import { useDidShow } from '@tarojs/taro'
import { entries } from '../entry/entries'

/** Passes on how the user entered, each time the host brings the app to the front. */
export function useHostApp(): void {
  useDidShow((entry) => entry && entries.shown(entry))
}
