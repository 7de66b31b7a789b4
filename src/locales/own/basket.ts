/** What is bought now, where it cannot be bought any more. */
import { ownTexts } from './own-texts'

export const BASKET_TEXTS = {
  en: {
    gone: 'Choose again',
    gone_text: 'What you wanted to buy now was already ordered, changed in another window, or is sold out.',
    again: 'Back to the product',
  },
  es: {
    gone: 'Elige de nuevo',
    gone_text: 'Lo que querías comprar ya se pidió, se cambió en otra ventana o está agotado.',
    again: 'Volver al producto',
  },
  th: {
    gone: 'โปรดเลือกอีกครั้ง',
    gone_text: 'สินค้าที่คุณต้องการซื้อถูกสั่งไปแล้ว ถูกเปลี่ยนในหน้าต่างอื่น หรือหมดแล้ว',
    again: 'กลับไปที่สินค้า',
  },
  jp: {
    gone: 'もう一度お選びください',
    gone_text: '購入しようとした商品は、すでに注文済みか、別の画面で変更されたか、売り切れています。',
    again: '商品に戻る',
  },
  zh: {
    gone: '请重新选择',
    gone_text: '您要购买的商品已下单、已在其他窗口更改，或已售完。',
    again: '返回商品',
  },
  zhtw: {
    gone: '請重新選擇',
    gone_text: '您要購買的商品已下單、已在其他視窗變更，或已售完。',
    again: '返回商品',
  },
}

export const basketText = ownTexts(BASKET_TEXTS)
