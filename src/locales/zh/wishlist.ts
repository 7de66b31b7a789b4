import type { Texts } from '../texts'
import type { wishlist as en } from '../en/wishlist'

export const wishlist: Texts<typeof en> = {
  title: '收藏夹',
  count: { other: '收藏夹，{count} 件' },
  mark: '收藏 {name}',
  on: '已收藏',
  off: '收藏',
  kept_here: '已保存在本设备，登录后即可在收藏中找到',
  empty_title: '收藏夹还是空的',
  empty_text: '点一下商品的爱心，就能在这里再找到它。',
  failed: '收藏夹未能加载',
}
