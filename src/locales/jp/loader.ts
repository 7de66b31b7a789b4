import type { Texts } from '../texts'
import type { loader as en } from '../en/loader'

export const loader: Texts<typeof en> = {
  loading: '読み込み中',
  failed: 'ページを開けませんでした',
  retry: 'もう一度試す',
  offline: 'ネットワークの電波が切れました',
  offline_hint: '接続を確認してもう一度お試しください。最後に見た内容は残ります',
  failed_title: '読み込めませんでした',
  failed_hint: 'こちら側で問題が発生しました。もう一度お試しください',
}
