import type { Texts } from '../texts'
import type { auth as en } from '../en/auth'

export const auth: Texts<typeof en> = {
  welcome: 'おかえりなさい',
  cart_waiting: { other: 'カートに {count} 点の商品があります。' },
  login: 'ログイン',
  create_account: 'アカウント作成',
  register_title: 'アカウントを作成',
  name: 'お名前',
  name_hint: '荷札と同じローマ字で入力してください',
  email: 'メールアドレス',
  password: 'パスワード',
  password_hint: '{min} 文字以上',
  password_confirm: 'パスワード（確認）',
  show_password: 'パスワードを表示',
  hide_password: 'パスワードを隠す',
  invitation: '招待コード',
  optional: '任意',
  agree: '利用規約に同意します',
  read_terms: '規約を読む',
  just_looking: '見るだけですか？',
  as_guest: 'ログインせずに続ける',
}
