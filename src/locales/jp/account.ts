import type { Texts } from '../texts'
import type { account as en } from '../en/account'

export const account: Texts<typeof en> = {
  title: 'アカウント',
  hello: 'こんにちは、{name} さん',
  visitor_title: 'ログインしてもっと便利に',
  visitor_text: '注文・ウォレット・住所を見るにはログインしてください。',
  balance: 'ウォレット残高',
  balance_failed: '残高を読み込めませんでした',
  addresses: '住所',
  profile: 'プロフィールと設定',
  logout: 'ログアウト',
}
