import type { Texts } from '../texts'
import type { auth as en } from '../en/auth'

export const auth: Texts<typeof en> = {
  welcome: '歡迎回來',
  cart_waiting: { other: '購物車裡有 {count} 件商品在等你。' },
  login: '登入',
  create_account: '建立帳號',
  register_title: '建立你的帳號',
  name: '姓名',
  name_hint: '請用英文字母填寫，與包裹上一致',
  email: '電子郵件',
  password: '密碼',
  password_hint: '至少 {min} 個字元',
  password_confirm: '再次輸入密碼',
  show_password: '顯示密碼',
  hide_password: '隱藏密碼',
  invitation: '邀請碼',
  optional: '選填',
  agree: '我同意條款與條件',
  read_terms: '閱讀條款',
  just_looking: '只是隨便看看？',
  as_guest: '以訪客身分繼續',
}
