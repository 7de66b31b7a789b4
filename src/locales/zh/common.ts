import type { Texts } from '../texts'
import type { common as en } from '../en/common'

export const common: Texts<typeof en> = {
  retry: '重试',
  cancel: '取消',
  confirm: '确认',
  save: '保存',
  close: '关闭',
  back: '返回',
  edit: '编辑',
  remove: '删除',
  see_all: '查看全部',
  loading: '加载中',
  just_now: '刚刚',
  minutes_ago: { other: '{count} 分钟前' },
  hours_ago: { other: '{count} 小时前' },
  days_ago: { other: '{count} 天前' },
}
