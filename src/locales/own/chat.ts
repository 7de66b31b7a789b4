/** The customer chat, and what leads to it. */
import { ownTexts } from './own-texts'

export const CHAT_TEXTS = {
  en: { title: 'Chat with us', failed: 'The chat did not load' },
  es: { title: 'Chatea con nosotros', failed: 'El chat no se ha cargado' },
  th: { title: 'แชตกับเรา', failed: 'โหลดแชตไม่สำเร็จ' },
  jp: { title: 'チャットで相談', failed: 'チャットを読み込めませんでした' },
  zh: { title: '联系客服', failed: '客服聊天未能加载' },
  zhtw: { title: '聯絡客服', failed: '客服聊天未能載入' },
}

export const chatText = ownTexts(CHAT_TEXTS)
