import Taro, { useDidShow, useLoad, useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { entries } from '../entry/entries'
import { messageOf, timelineOf } from '../share/host-cards'
import type { ShareCard } from '../share/types'

/**
 * Tells the host what a page's menu shares, and opens the scene when a scanned code led to the page. A page without a
 * card shares the home screen with the marketplace's name and the brand's picture. The menu appears on pages whose
 * configuration allows it (config/pages.js).
 */
export function useHostPage(card: ShareCard | undefined, market: string): void {
  useShareAppMessage(() => messageOf(card, market))
  useShareTimeline(() => timelineOf(card, market))
  useLoad((query) => void entries.made({ path: Taro.getCurrentInstance().router?.path ?? '', query }))
  useDidShow(() => void entries.settled())
}
