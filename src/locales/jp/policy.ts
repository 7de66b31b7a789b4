import type { Texts } from '../texts'
import type { policy as en } from '../en/policy'

export const policy: Texts<typeof en> = {
  terms_title: '利用規約',
  updated: '最終更新日：{date}',
}
