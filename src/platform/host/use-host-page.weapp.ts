import Taro, { useDidShow, useLoad, useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { entries } from '../entry/entries'
import { messageOf, timelineOf } from '../share/host-cards'
import type { ShareCard } from '../share/types'

/**
 * What the host asks of a page: what its menu sends (home, with the brand's picture, where the page has no card; the
 * menu is there for pages whose configuration says so, src/page-config.ts), and whether a code was read to open it.
 */
export function useHostPage(card: ShareCard | undefined): void {
  useShareAppMessage(() => messageOf(card))
  useShareTimeline(() => timelineOf(card))
  useLoad((query) => void entries.made({ path: Taro.getCurrentInstance().router?.path ?? '', query }))
  useDidShow(() => void entries.settled())
}
