import type { Texts } from '../texts'
import type { loader as en } from '../en/loader'

export const loader: Texts<typeof en> = {
  loading: '読み込み中',
  failed: 'ページを開けませんでした',
  retry: 'もう一度試す',
}
