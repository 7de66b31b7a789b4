import type { Texts } from '../texts'
import type { wishlist as en } from '../en/wishlist'

export const wishlist: Texts<typeof en> = {
  title: '收藏清單',
  count: { other: '收藏清單，{count} 件' },
  mark: '收藏 {name}',
  on: '已收藏',
  off: '收藏',
  kept_here: '已儲存在此裝置，登入後即可在收藏中找到',
  empty_title: '收藏清單還是空的',
  empty_text: '點一下商品的愛心，就能在這裡再找到它。',
  failed: '收藏清單未能載入',
}
