import { useDidShow } from '@tarojs/taro'
import { entries } from '../entry/entries'

/** What the host tells the app: how the user came in, whenever it comes to the front. */
export function useHostApp(): void {
  useDidShow((entry) => entry && entries.shown(entry))
}
