import type { Texts } from '../texts'
import type { account as en } from '../en/account'

export const account: Texts<typeof en> = {
  title: '帳戶',
  hello: '你好，{name}',
  visitor_title: '登入後更方便',
  visitor_text: '登入後查看訂單、錢包和地址。',
  balance: '錢包餘額',
  balance_failed: '餘額未能載入',
  addresses: '收貨地址',
  profile: '個人資料與設定',
  logout: '登出',
}
