import type { Texts } from '../texts'
import type { auth as en } from '../en/auth'

export const auth: Texts<typeof en> = {
  welcome: 'ยินดีต้อนรับกลับมา',
  cart_waiting: { other: 'ตะกร้าของคุณมีสินค้า {count} ชิ้นรออยู่' },
  login: 'เข้าสู่ระบบ',
  create_account: 'สร้างบัญชี',
  register_title: 'สร้างบัญชีของคุณ',
  name: 'ชื่อ',
  name_hint: 'เป็นตัวอักษรอังกฤษ เหมือนบนพัสดุ',
  email: 'อีเมล',
  password: 'รหัสผ่าน',
  password_hint: '{min} ตัวอักษรขึ้นไป',
  password_confirm: 'รหัสผ่านอีกครั้ง',
  show_password: 'แสดงรหัสผ่าน',
  hide_password: 'ซ่อนรหัสผ่าน',
  invitation: 'รหัสเชิญ',
  optional: 'ไม่บังคับ',
  agree: 'ฉันยอมรับข้อกำหนดและเงื่อนไข',
  read_terms: 'อ่านข้อกำหนด',
  just_looking: 'แค่ดูก่อนใช่ไหม',
  as_guest: 'ดูต่อแบบไม่เข้าสู่ระบบ',
}
