/** Buying again. */
import { ownTexts } from './own-texts'

export const REORDER_TEXTS = {
  en: {
    again: 'Buy again',
    done: 'Everything is in the cart again',
    short: 'In the cart, but not all of it: {names}',
    nothing: 'None of it is to be had any more',
  },
  es: {
    again: 'Comprar de nuevo',
    done: 'Todo vuelve a estar en el carrito',
    short: 'En el carrito, pero no todo: {names}',
    nothing: 'Ya no queda nada de esto',
  },
  th: {
    again: 'ซื้ออีกครั้ง',
    done: 'ใส่ทุกอย่างในตะกร้าแล้ว',
    short: 'ใส่ในตะกร้าแล้ว แต่ไม่ครบ: {names}',
    nothing: 'ไม่มีสินค้าเหล่านี้แล้ว',
  },
  jp: {
    again: 'もう一度購入',
    done: 'すべてカートに入れました',
    short: 'カートに入れましたが、足りないものがあります：{names}',
    nothing: 'これらの商品はもうありません',
  },
  zh: {
    again: '再次购买',
    done: '已全部加入购物车',
    short: '已加入购物车，但不齐全：{names}',
    nothing: '这些商品都买不到了',
  },
  zhtw: {
    again: '再次購買',
    done: '已全部加入購物車',
    short: '已加入購物車，但不齊全：{names}',
    nothing: '這些商品都買不到了',
  },
}

export const reorderText = ownTexts(REORDER_TEXTS)
