import type { Texts } from '../texts'
import type { loader as en } from '../en/loader'

export const loader: Texts<typeof en> = {
  loading: '載入中',
  failed: '頁面無法開啟',
  retry: '重試',
}
