import type { Texts } from '../texts'
import type { rules as en } from '../en/rules'

export const rules: Texts<typeof en> = {
  required: '请填写此项',
  type: '内容格式不正确',
  format: '请检查格式',
  min: '不能小于 {limit}',
  max: '不能大于 {limit}',
  min_length: '至少 {limit} 个字符',
  max_length: '最多 {limit} 个字符',
  password_min_length: '密码至少需要 {limit} 个字符',
  one_of: '请从选项中选择',
  common: '密码过于常见，请换一个',
  own_words: '请勿使用您的姓名、邮箱或店铺名称',
  mismatch: '两次输入的密码不一致',
  terms: '请阅读并同意我们的条款',
  name: "请使用英文姓名：拉丁字母、空格、. ' 和 -",
  email: '请检查邮箱地址',
  invitation: '邀请码无效',
  country: '请选择国家',
  taken: '已被使用',
  wrong: '密码不正确',
  picture: '无法使用这个文件，请选择其他图片',
}
