import type { Texts } from '../texts'
import type { auth as en } from '../en/auth'

export const auth: Texts<typeof en> = {
  welcome: '欢迎回来',
  cart_waiting: { other: '购物车里有 {count} 件商品在等你。' },
  login: '登录',
  create_account: '创建账号',
  register_title: '创建你的账号',
  name: '姓名',
  name_hint: '请用英文字母填写，与包裹上一致',
  email: '电子邮箱',
  password: '密码',
  password_hint: '至少 {min} 个字符',
  password_confirm: '再次输入密码',
  show_password: '显示密码',
  hide_password: '隐藏密码',
  invitation: '邀请码',
  optional: '选填',
  agree: '我同意条款和条件',
  read_terms: '阅读条款',
  just_looking: '只是随便看看？',
  as_guest: '以访客身份继续',
}
