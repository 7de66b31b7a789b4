import type { Texts } from '../texts'
import type { rules as en } from '../en/rules'

export const rules: Texts<typeof en> = {
  required: 'โปรดกรอกช่องนี้',
  type: 'ค่านี้ไม่ถูกต้อง',
  format: 'โปรดตรวจสอบรูปแบบ',
  min: 'อย่างน้อย {limit}',
  max: 'ไม่เกิน {limit}',
  min_length: 'อย่างน้อย {limit} ตัวอักษร',
  max_length: 'ไม่เกิน {limit} ตัวอักษร',
  password_min_length: 'รหัสผ่านต้องมีอย่างน้อย {limit} ตัวอักษร',
  one_of: 'โปรดเลือกจากตัวเลือก',
  common: 'รหัสผ่านนี้เดาง่ายเกินไป โปรดเลือกใหม่',
  own_words: 'อย่าใช้ชื่อ อีเมล หรือชื่อร้านของคุณ',
  mismatch: 'รหัสผ่านไม่ตรงกัน',
  terms: 'โปรดยอมรับข้อกำหนดและเงื่อนไขของเรา',
  name: "ใช้ชื่อภาษาอังกฤษ: ตัวอักษรละติน เว้นวรรค . ' และ -",
  email: 'โปรดตรวจสอบอีเมล',
  invitation: 'ไม่พบรหัสเชิญนี้',
  country: 'โปรดเลือกประเทศ',
  taken: 'ถูกใช้ไปแล้ว',
  wrong: 'รหัสผ่านไม่ถูกต้อง',
  picture: 'ใช้รูปนี้ไม่ได้ โปรดเลือกรูปอื่น',
}
