import type { Texts } from '../texts'
import type { loader as en } from '../en/loader'

export const loader: Texts<typeof en> = {
  loading: '載入中',
  failed: '頁面無法開啟',
  retry: '重試',
  offline: '網路訊號已中斷',
  offline_hint: '請檢查網路後重試，最近看到的內容會保留',
  failed_title: '內容載入失敗',
  failed_hint: '我們這邊出了點問題，請重試',
}
