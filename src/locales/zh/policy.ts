import type { Texts } from '../texts'
import type { policy as en } from '../en/policy'

export const policy: Texts<typeof en> = {
  terms_title: '条款和条件',
  updated: '最近更新：{date}',
}
