import type { Texts } from '../texts'
import type { account as en } from '../en/account'

export const account: Texts<typeof en> = {
  title: 'บัญชี',
  hello: 'สวัสดี {name}',
  visitor_title: 'ใช้งานในแบบของคุณ',
  visitor_text: 'เข้าสู่ระบบเพื่อดูคำสั่งซื้อ กระเป๋าเงิน และที่อยู่',
  balance: 'ยอดเงินในกระเป๋า',
  balance_failed: 'โหลดยอดเงินไม่สำเร็จ',
  addresses: 'ที่อยู่',
  profile: 'โปรไฟล์และการตั้งค่า',
  logout: 'ออกจากระบบ',
}
