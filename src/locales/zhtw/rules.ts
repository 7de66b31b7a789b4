import type { Texts } from '../texts'
import type { rules as en } from '../en/rules'

export const rules: Texts<typeof en> = {
  required: '請填寫此項',
  type: '內容格式不正確',
  format: '請檢查格式',
  min: '不能小於 {limit}',
  max: '不能大於 {limit}',
  min_length: '至少 {limit} 個字元',
  max_length: '最多 {limit} 個字元',
  password_min_length: '密碼至少需要 {limit} 個字元',
  one_of: '請從選項中選擇',
  common: '密碼過於常見，請換一個',
  own_words: '請勿使用您的姓名、信箱或商店名稱',
  mismatch: '兩次輸入的密碼不一致',
  terms: '請閱讀並同意我們的條款',
  name: "請使用英文姓名：拉丁字母、空格、. ' 和 -",
  email: '請檢查電子郵件地址',
  invitation: '邀請碼無效',
  country: '請選擇國家',
  taken: '已被使用',
  wrong: '密碼不正確',
  picture: '無法使用這個檔案，請選擇其他圖片',
}
