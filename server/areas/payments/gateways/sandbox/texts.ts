/** The words of the sandbox gateway's page, in the six languages of the shop. */
import type { Language } from '@contract/languages'
import type { Card } from './cards'

interface Words {
  readonly title: string
  /** Says that nothing real happens here. */
  readonly test: string
  readonly due: string
  readonly choose: string
  readonly pay: string
  readonly back: string
  readonly declined: string
  /** The page's time is over. */
  readonly expired: string
  readonly stepTitle: string
  readonly step: string
  readonly confirm: string
  readonly refuse: string
  readonly paid: string
  readonly cards: Readonly<Record<Card, string>>
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Pay by card',
    test: 'This is a practice page. It takes test cards alone, and no money moves.',
    due: 'Amount due',
    choose: 'Choose a test card',
    pay: 'Pay',
    back: 'Back to the shop',
    declined: 'The card was declined. Choose another one, or go back to the shop.',
    expired: 'The time to pay is over, and nothing was charged. Go back to the shop.',
    stepTitle: 'Your bank asks you',
    step: 'Is it you who wants to make this payment?',
    confirm: 'Yes, confirm',
    refuse: 'No, refuse',
    paid: 'Thank you. We are taking you back to the shop.',
    cards: {
      success: 'is accepted',
      declined: 'is declined',
      step: 'asks for a second step',
      late: 'is accepted, and the shop hears of it late',
      twice: 'is accepted, and the shop hears of it twice',
      never: 'is accepted, and the shop never hears of it',
      keeps: 'is accepted, and takes no money back',
    },
  },
  zh: {
    title: '银行卡付款',
    test: '这是练习页面，只接受测试卡，不会发生真实扣款。',
    due: '应付金额',
    choose: '选择一张测试卡',
    pay: '付款',
    back: '返回商店',
    declined: '该卡被拒绝。请换一张卡，或返回商店。',
    expired: '付款时间已过，没有扣款。请返回商店。',
    stepTitle: '银行需要您确认',
    step: '这笔付款是您本人发起的吗？',
    confirm: '是，确认付款',
    refuse: '否，拒绝付款',
    paid: '谢谢，正在返回商店。',
    cards: {
      success: '付款成功',
      declined: '被拒绝',
      step: '需要第二步验证',
      late: '付款成功，但商店较晚收到通知',
      twice: '付款成功，商店会收到两次通知',
      never: '付款成功，但商店收不到通知',
      keeps: '付款成功，但不接受退款',
    },
  },
  zhtw: {
    title: '銀行卡付款',
    test: '這是練習頁面，只接受測試卡，不會真正扣款。',
    due: '應付金額',
    choose: '選擇一張測試卡',
    pay: '付款',
    back: '返回商店',
    declined: '此卡遭到拒絕。請換一張卡，或返回商店。',
    expired: '付款時間已過，沒有扣款。請返回商店。',
    stepTitle: '銀行需要您確認',
    step: '這筆付款是您本人發起的嗎？',
    confirm: '是，確認付款',
    refuse: '否，拒絕付款',
    paid: '謝謝，正在返回商店。',
    cards: {
      success: '付款成功',
      declined: '遭到拒絕',
      step: '需要第二步驗證',
      late: '付款成功，但商店較晚收到通知',
      twice: '付款成功，商店會收到兩次通知',
      never: '付款成功，但商店收不到通知',
      keeps: '付款成功，但不接受退款',
    },
  },
  th: {
    title: 'ชำระเงินด้วยบัตร',
    test: 'นี่คือหน้าทดลอง รับเฉพาะบัตรทดสอบ และไม่มีการเคลื่อนย้ายเงินจริง',
    due: 'ยอดที่ต้องชำระ',
    choose: 'เลือกบัตรทดสอบ',
    pay: 'ชำระเงิน',
    back: 'กลับไปที่ร้าน',
    declined: 'บัตรถูกปฏิเสธ โปรดเลือกบัตรอื่นหรือกลับไปที่ร้าน',
    expired: 'หมดเวลาชำระเงินแล้ว และไม่มีการตัดเงิน โปรดกลับไปที่ร้าน',
    stepTitle: 'ธนาคารขอให้คุณยืนยัน',
    step: 'คุณเป็นผู้ทำรายการชำระเงินนี้ใช่หรือไม่',
    confirm: 'ใช่ ยืนยัน',
    refuse: 'ไม่ใช่ ปฏิเสธ',
    paid: 'ขอบคุณ กำลังพาคุณกลับไปที่ร้าน',
    cards: {
      success: 'ชำระสำเร็จ',
      declined: 'ถูกปฏิเสธ',
      step: 'ขอยืนยันขั้นที่สอง',
      late: 'ชำระสำเร็จ แต่ร้านได้รับแจ้งล่าช้า',
      twice: 'ชำระสำเร็จ และร้านได้รับแจ้งสองครั้ง',
      never: 'ชำระสำเร็จ แต่ร้านไม่ได้รับแจ้ง',
      keeps: 'ชำระสำเร็จ แต่ไม่รับเงินคืน',
    },
  },
  jp: {
    title: 'カードでお支払い',
    test: 'これは練習用のページです。使えるのはテストカードだけで、実際の請求は発生しません。',
    due: 'お支払い金額',
    choose: 'テストカードを選んでください',
    pay: '支払う',
    back: 'ショップに戻る',
    declined: 'カードが拒否されました。別のカードを選ぶか、ショップに戻ってください。',
    expired: 'お支払いの期限が過ぎました。請求は発生していません。ショップに戻ってください。',
    stepTitle: '銀行からの確認',
    step: 'このお支払いはご本人によるものですか？',
    confirm: 'はい、確認します',
    refuse: 'いいえ、拒否します',
    paid: 'ありがとうございます。ショップに戻ります。',
    cards: {
      success: '承認されます',
      declined: '拒否されます',
      step: '追加の確認が必要です',
      late: '承認されますが、ショップへの通知が遅れます',
      twice: '承認され、ショップに二度通知されます',
      never: '承認されますが、ショップに通知されません',
      keeps: '承認されますが、返金を受け付けません',
    },
  },
  es: {
    title: 'Pagar con tarjeta',
    test: 'Esta es una página de práctica. Solo admite tarjetas de prueba y no se mueve dinero.',
    due: 'Importe a pagar',
    choose: 'Elige una tarjeta de prueba',
    pay: 'Pagar',
    back: 'Volver a la tienda',
    declined: 'La tarjeta fue rechazada. Elige otra o vuelve a la tienda.',
    expired: 'El plazo para pagar ha terminado y no se ha cobrado nada. Vuelve a la tienda.',
    stepTitle: 'Tu banco pregunta',
    step: '¿Eres tú quien quiere hacer este pago?',
    confirm: 'Sí, confirmar',
    refuse: 'No, rechazar',
    paid: 'Gracias. Te llevamos de vuelta a la tienda.',
    cards: {
      success: 'se acepta',
      declined: 'se rechaza',
      step: 'pide un segundo paso',
      late: 'se acepta, y la tienda se entera tarde',
      twice: 'se acepta, y la tienda se entera dos veces',
      never: 'se acepta, y la tienda no se entera',
      keeps: 'se acepta, y no admite devoluciones',
    },
  },
}
