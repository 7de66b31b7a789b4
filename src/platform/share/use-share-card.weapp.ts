import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { messageOf, timelineOf } from './host-cards'
import type { ShareCard } from './types'

/**
 * What the host's own menu sends of this screen; home, with the brand's picture, where the screen has no card. The
 * menu is there for pages whose configuration says so (src/page-config.ts).
 */
export function useShareCard(card: ShareCard | undefined): void {
  useShareAppMessage(() => messageOf(card))
  useShareTimeline(() => timelineOf(card))
}
