import type { Texts } from '../texts'
import type { policy as en } from '../en/policy'

export const policy: Texts<typeof en> = {
  terms_title: 'ข้อกำหนดและเงื่อนไข',
  updated: 'แก้ไขล่าสุดเมื่อ {date}',
}
