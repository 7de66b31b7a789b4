/** Pages outside the app, in the mini-program's web view. */
import { ownTexts } from './own-texts'

export const BROWSER_TEXTS = {
  en: { title: 'Secure page', failed: 'The page did not load' },
  es: { title: 'Página segura', failed: 'La página no se ha cargado' },
  th: { title: 'หน้าที่ปลอดภัย', failed: 'โหลดหน้านี้ไม่สำเร็จ' },
  jp: { title: '安全なページ', failed: 'ページを読み込めませんでした' },
  zh: { title: '安全页面', failed: '页面未能加载' },
  zhtw: { title: '安全頁面', failed: '頁面未能載入' },
}

export const browserText = ownTexts(BROWSER_TEXTS)
