import type { Texts } from '../texts'
import type { loader as en } from '../en/loader'

export const loader: Texts<typeof en> = {
  loading: '加载中',
  failed: '页面打不开',
  retry: '重试',
}
