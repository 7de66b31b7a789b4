import { six } from './texts'

/** What visitors of the demo must know before they believe that they have bought something. */
export const DEMO_NOTICE = six(
  '这里是演示商城：不会发货，没有真实的资金往来，也无人阅读邮件。',
  '這裡是示範商城：不會出貨，沒有真實的金流，也無人閱讀郵件。',
  'This is a demonstration shop: nothing is shipped, no real money moves, and nobody reads its mail.',
  'ร้านนี้เป็นร้านสาธิต จึงไม่มีการจัดส่ง ไม่มีการใช้เงินจริง และไม่มีผู้อ่านอีเมล',
  'ここはデモ用のショップです。商品は発送されず、実際のお金も動かず、メールも読まれません。',
  'Esta es una tienda de demostración: no se envía nada, no se mueve dinero real y nadie lee su correo.',
)
