import type { Texts } from '../texts'
import type { rules as en } from '../en/rules'

export const rules: Texts<typeof en> = {
  required: '入力してください',
  type: '正しい値を入力してください',
  format: '形式を確認してください',
  min: '{limit}以上で入力してください',
  max: '{limit}以下で入力してください',
  min_length: '{limit}文字以上で入力してください',
  max_length: '{limit}文字以内で入力してください',
  password_min_length: 'パスワードは{limit}文字以上にしてください',
  one_of: '選択肢から選んでください',
  common: 'よく使われるパスワードです。別のものにしてください',
  own_words: 'ご自身の名前、メールアドレス、ショップ名は使わないでください',
  mismatch: 'パスワードが一致しません',
  terms: '利用規約をご確認のうえ、同意してください',
  name: "英字の名前を入力してください（ラテン文字、空白、. ' -）",
  email: 'メールアドレスを確認してください',
  invitation: 'この招待コードは確認できません',
  country: '国を選んでください',
  taken: 'すでに使われています',
  wrong: 'パスワードが正しくありません',
  picture: 'この画像は使えません。別の画像を選んでください',
}
