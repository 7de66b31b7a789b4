/** What everyone reads about a shop. */
import { ownTexts } from './own-texts'

export const SHOP_TEXTS = {
  en: {
    title: 'Store',
    failed: 'The store did not load',
    gone: 'There is no such store',
    gone_text: 'It may have closed.',
    empty: 'Nothing for sale yet',
    empty_text: 'Come back later, this store is new.',
    free_shipping: 'Free shipping from {amount}',
  },
  es: {
    title: 'Tienda',
    failed: 'La tienda no se cargó',
    gone: 'Esta tienda no existe',
    gone_text: 'Puede que haya cerrado.',
    empty: 'Aún no hay nada a la venta',
    empty_text: 'Vuelve más tarde, esta tienda es nueva.',
    free_shipping: 'Envío gratis desde {amount}',
  },
  th: {
    title: 'ร้านค้า',
    failed: 'โหลดร้านไม่สำเร็จ',
    gone: 'ไม่มีร้านนี้',
    gone_text: 'ร้านอาจปิดไปแล้ว',
    empty: 'ยังไม่มีสินค้า',
    empty_text: 'ร้านนี้เพิ่งเปิด โปรดกลับมาใหม่ภายหลัง',
    free_shipping: 'ส่งฟรีเมื่อซื้อครบ {amount}',
  },
  jp: {
    title: 'ショップ',
    failed: 'ショップを読み込めませんでした',
    gone: 'このショップはありません',
    gone_text: '閉店した可能性があります。',
    empty: 'まだ商品がありません',
    empty_text: '新しいショップです。後でもう一度ご覧ください。',
    free_shipping: '{amount}以上で送料無料',
  },
  zh: {
    title: '店铺',
    failed: '店铺加载失败',
    gone: '没有这家店铺',
    gone_text: '它可能已经关闭。',
    empty: '暂无商品',
    empty_text: '这是一家新店，请稍后再来。',
    free_shipping: '满 {amount} 包邮',
  },
  zhtw: {
    title: '店鋪',
    failed: '店鋪載入失敗',
    gone: '沒有這家店鋪',
    gone_text: '它可能已經關閉。',
    empty: '尚無商品',
    empty_text: '這是一家新店，請稍後再來。',
    free_shipping: '滿 {amount} 免運',
  },
} as const

export const shopText = ownTexts(SHOP_TEXTS)
