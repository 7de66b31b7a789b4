import type { Texts } from '../texts'
import type { product as en } from '../en/product'

export const product: Texts<typeof en> = {
  sold_out: 'สินค้าหมด',
  sold_out_sorry: 'สินค้านี้หมดแล้ว',
  all_in_cart: { other: 'มีสินค้าเพียง {count} ชิ้น' },
  sold: 'ขายแล้ว {count}',
  left: 'เหลือ {count}',
  add_named: 'เพิ่ม {name} ลงในตะกร้า',
  add_to_cart: 'เพิ่มลงตะกร้า',
  choose_option: 'เลือก{option}',
  choose_to_go_on: 'เลือก{option}เพื่อดำเนินการต่อ',
  value_sold_out: '{value} สินค้าหมด',
  sold_out_with: 'หมดแล้วสำหรับ {choice}: {values}',
  sold_out_values: 'สินค้าหมด: {values}',
  combination_sold_out: 'ตัวเลือกนี้หมดแล้ว',
  only_left: { other: 'เหลือเพียง {count} ชิ้น' },
  quantity: 'จำนวน',
  failed: 'โหลดสินค้านี้ไม่สำเร็จ',
}
