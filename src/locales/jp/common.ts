import type { Texts } from '../texts'
import type { common as en } from '../en/common'

export const common: Texts<typeof en> = {
  retry: 'もう一度試す',
  cancel: 'キャンセル',
  confirm: '確認する',
  save: '保存する',
  close: '閉じる',
  back: '戻る',
  edit: '編集',
  remove: '削除',
  see_all: 'すべて見る',
  loading: '読み込み中',
  just_now: 'たった今',
  minutes_ago: { other: '{count}分前' },
  hours_ago: { other: '{count}時間前' },
  days_ago: { other: '{count}日前' },
}
