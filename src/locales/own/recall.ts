/** What is said when a withdrawal is taken back. */
import { ownTexts } from './own-texts'

export const RECALL_TEXTS = {
  en: {
    confirm: 'Take back',
    title: 'Take this withdrawal back?',
    text: '{amount} can be spent again at once.',
    keep: 'Leave it',
    done: 'Taken back',
  },
  es: {
    confirm: 'Cancelar retiro',
    title: '¿Cancelar este retiro?',
    text: '{amount} vuelven a estar disponibles al momento.',
    keep: 'Dejarlo',
    done: 'Retiro cancelado',
  },
  th: {
    confirm: 'เรียกคืน',
    title: 'เรียกคืนการถอนนี้หรือไม่',
    text: 'ใช้เงิน {amount} ได้อีกทันที',
    keep: 'ไม่เรียกคืน',
    done: 'เรียกคืนแล้ว',
  },
  jp: {
    confirm: '取り消す',
    title: 'この出金を取り消しますか？',
    text: '{amount} がすぐに使えるようになります。',
    keep: 'そのまま',
    done: '取り消しました',
  },
  zh: {
    confirm: '撤回',
    title: '撤回此提现？',
    text: '{amount} 将立即恢复可用。',
    keep: '保留',
    done: '已撤回',
  },
  zhtw: {
    confirm: '撤回',
    title: '撤回此提領？',
    text: '{amount} 將立即恢復可用。',
    keep: '保留',
    done: '已撤回',
  },
} as const

export const recallText = ownTexts(RECALL_TEXTS)
