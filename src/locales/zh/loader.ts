import type { Texts } from '../texts'
import type { loader as en } from '../en/loader'

export const loader: Texts<typeof en> = {
  loading: '加载中',
  failed: '页面打不开',
  retry: '重试',
  offline: '网络信号已断开',
  offline_hint: '请检查网络后重试，最近看到的内容会保留',
  failed_title: '内容加载失败',
  failed_hint: '我们这边出了点问题，请重试',
}
