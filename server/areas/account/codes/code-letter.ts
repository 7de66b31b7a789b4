import { CODE_LIFE_S } from '@contract/constants'
import type { Language } from '@contract/languages'
import type { CodePurpose } from '../../../kernel/db/schema/sign-in'
import { writeLetter } from '../../../kernel/messages/letter'
import type { Message } from '../../../kernel/messages/message'

interface Words extends Record<CodePurpose, string> {
  readonly subject: string
  readonly rest: string
}

const MINUTES = CODE_LIFE_S / 60

const WORDS: Record<Language, Words> = {
  en: {
    subject: '{code} is your Souk code',
    register: 'Enter this code to create your account:',
    forgot: 'Enter this code to choose a new password:',
    confirm: 'Enter this code to confirm the change of your account:',
    rest: `It works once, for ${MINUTES} minutes. Give it to nobody. If you did not ask for it, you need do nothing.`,
  },
  es: {
    subject: '{code} es tu código de Souk',
    register: 'Introduce este código para crear tu cuenta:',
    forgot: 'Introduce este código para elegir una contraseña nueva:',
    confirm: 'Introduce este código para confirmar el cambio en tu cuenta:',
    rest: `Sirve una sola vez, durante ${MINUTES} minutos. No se lo des a nadie. Si no lo has pedido, no tienes que hacer nada.`,
  },
  th: {
    subject: '{code} คือรหัส Souk ของคุณ',
    register: 'ป้อนรหัสนี้เพื่อสร้างบัญชีของคุณ:',
    forgot: 'ป้อนรหัสนี้เพื่อตั้งรหัสผ่านใหม่:',
    confirm: 'ป้อนรหัสนี้เพื่อยืนยันการเปลี่ยนแปลงในบัญชีของคุณ:',
    rest: `ใช้ได้ครั้งเดียวภายใน ${MINUTES} นาที อย่าบอกรหัสนี้กับใคร หากคุณไม่ได้ขอรหัส ไม่ต้องดำเนินการใด ๆ`,
  },
  jp: {
    subject: '{code} は Souk の確認コードです',
    register: 'アカウントを作成するには、このコードを入力してください：',
    forgot: '新しいパスワードを設定するには、このコードを入力してください：',
    confirm: 'アカウントの変更を確認するには、このコードを入力してください：',
    rest: `有効なのは ${MINUTES} 分間、1 回限りです。誰にも教えないでください。お心当たりがない場合は、何もする必要はありません。`,
  },
  zh: {
    subject: '{code} 是您的 Souk 验证码',
    register: '请输入此验证码以创建您的账户：',
    forgot: '请输入此验证码以设置新密码：',
    confirm: '请输入此验证码以确认账户更改：',
    rest: `验证码在 ${MINUTES} 分钟内有效，仅可使用一次。请勿告诉任何人。如果不是您本人请求，无需进行任何操作。`,
  },
  zhtw: {
    subject: '{code} 是您的 Souk 驗證碼',
    register: '請輸入此驗證碼以建立您的帳戶：',
    forgot: '請輸入此驗證碼以設定新密碼：',
    confirm: '請輸入此驗證碼以確認帳戶變更：',
    rest: `驗證碼在 ${MINUTES} 分鐘內有效，僅可使用一次。請勿告訴任何人。如果不是您本人請求，無需進行任何操作。`,
  },
}

interface CodeLetter {
  readonly purpose: CodePurpose
  readonly code: string
  readonly to: string
  /** Empty when the recipient has no account. */
  readonly name: string
  readonly language: Language
}

/** The message that carries a code [rule.code-life]. */
export function codeLetter({ purpose, code, to, name, language }: CodeLetter): Message {
  const words = WORDS[language]
  const subject = words.subject.replace('{code}', code)
  const lines = [words[purpose], { code }, words.rest]
  return writeLetter({ to, name, language, subject, lines, short: subject })
}
