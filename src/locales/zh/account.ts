import type { Texts } from '../texts'
import type { account as en } from '../en/account'

export const account: Texts<typeof en> = {
  title: '账户',
  hello: '你好，{name}',
  visitor_title: '登录后更方便',
  visitor_text: '登录后查看订单、钱包和地址。',
  balance: '钱包余额',
  balance_failed: '余额未能加载',
  addresses: '收货地址',
  profile: '个人资料与设置',
  logout: '退出登录',
}
