import type { Texts } from '../texts'
import type { common as en } from '../en/common'

export const common: Texts<typeof en> = {
  retry: '重試',
  cancel: '取消',
  confirm: '確認',
  save: '儲存',
  close: '關閉',
  back: '返回',
  edit: '編輯',
  remove: '刪除',
  see_all: '查看全部',
  loading: '載入中',
  just_now: '剛剛',
  minutes_ago: { other: '{count} 分鐘前' },
  hours_ago: { other: '{count} 小時前' },
  days_ago: { other: '{count} 天前' },
}
