/** Mails that tell the owner of an account what was changed in it [rule.payout-told]. */
import type { Language } from '@contract/languages'
import { writeLetter } from '../../kernel/messages/letter'
import type { Message } from '../../kernel/messages/message'

type Words = Record<Language, { readonly subject: string; readonly what: string; readonly advice: string }>

const PAYOUT: Words = {
  en: {
    subject: 'Your payout account was changed',
    what: 'Money from your wallet is paid out to another account from now on.',
    advice: 'Was it not you? Change your password now, and look at your profile.',
  },
  es: {
    subject: 'Se ha cambiado tu cuenta de cobro',
    what: 'A partir de ahora, el dinero de tu monedero se paga en otra cuenta.',
    advice: '¿No has sido tú? Cambia tu contraseña ahora y revisa tu perfil.',
  },
  th: {
    subject: 'บัญชีรับเงินของคุณถูกเปลี่ยนแล้ว',
    what: 'นับจากนี้ เงินจากกระเป๋าเงินของคุณจะจ่ายไปยังบัญชีอื่น',
    advice: 'หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันทีและตรวจสอบโปรไฟล์ของคุณ',
  },
  jp: {
    subject: '受取口座が変更されました',
    what: '今後、ウォレットのお金は別の口座に支払われます。',
    advice: 'お心当たりがない場合は、すぐにパスワードを変更し、プロフィールを確認してください。',
  },
  zh: {
    subject: '您的收款账户已更改',
    what: '从现在起，您钱包中的款项将付至另一个账户。',
    advice: '如果不是您本人操作，请立即修改密码，并检查您的个人资料。',
  },
  zhtw: {
    subject: '您的收款帳戶已變更',
    what: '從現在起，您錢包中的款項將付至另一個帳戶。',
    advice: '如果不是您本人操作，請立即變更密碼，並檢查您的個人資料。',
  },
}

const PASSWORD: Words = {
  en: {
    subject: 'Your password was changed',
    what: 'Your account has a new password, and all devices were logged out.',
    advice: 'Was it not you? Choose a new one by “Forgot your password?” on the login page.',
  },
  es: {
    subject: 'Se ha cambiado tu contraseña',
    what: 'Tu cuenta tiene una contraseña nueva y se ha cerrado la sesión en todos los dispositivos.',
    advice: '¿No has sido tú? Elige otra con «¿Has olvidado tu contraseña?» en la página de inicio de sesión.',
  },
  th: {
    subject: 'รหัสผ่านของคุณถูกเปลี่ยนแล้ว',
    what: 'บัญชีของคุณมีรหัสผ่านใหม่ และทุกอุปกรณ์ออกจากระบบแล้ว',
    advice: 'หากไม่ใช่คุณ โปรดตั้งรหัสผ่านใหม่ที่ “ลืมรหัสผ่าน?” ในหน้าเข้าสู่ระบบ',
  },
  jp: {
    subject: 'パスワードが変更されました',
    what: 'アカウントに新しいパスワードが設定され、すべての端末でログアウトしました。',
    advice: 'お心当たりがない場合は、ログインページの「パスワードをお忘れですか？」から再設定してください。',
  },
  zh: {
    subject: '您的密码已更改',
    what: '您的账户已设置新密码，所有设备均已退出登录。',
    advice: '如果不是您本人操作，请在登录页通过“忘记密码？”重新设置。',
  },
  zhtw: {
    subject: '您的密碼已變更',
    what: '您的帳戶已設定新密碼，所有裝置均已登出。',
    advice: '如果不是您本人操作，請在登入頁透過「忘記密碼？」重新設定。',
  },
}

const KNOWN: Words = {
  en: {
    subject: 'You already have a Souk account',
    what: 'Somebody asked for a code to register with this address, but it has an account already.',
    advice: 'Was it you? Log in, or choose “Forgot your password?” on the login page. If not, you need do nothing.',
  },
  es: {
    subject: 'Ya tienes una cuenta de Souk',
    what: 'Alguien ha pedido un código para registrarse con esta dirección, pero ya tiene una cuenta.',
    advice:
      '¿Has sido tú? Inicia sesión o elige «¿Has olvidado tu contraseña?» en la página de inicio de sesión. Si no, no tienes que hacer nada.',
  },
  th: {
    subject: 'คุณมีบัญชี Souk อยู่แล้ว',
    what: 'มีผู้ขอรหัสเพื่อสมัครสมาชิกด้วยที่อยู่อีเมลนี้ แต่อีเมลนี้มีบัญชีอยู่แล้ว',
    advice: 'หากเป็นคุณ โปรดเข้าสู่ระบบ หรือเลือก “ลืมรหัสผ่าน?” ในหน้าเข้าสู่ระบบ หากไม่ใช่ ไม่ต้องดำเนินการใด ๆ',
  },
  jp: {
    subject: 'Souk のアカウントはすでにあります',
    what: 'このメールアドレスで登録するためのコードが請求されましたが、すでにアカウントがあります。',
    advice:
      'ご本人の場合は、ログインするか、ログインページの「パスワードをお忘れですか？」をご利用ください。お心当たりがない場合は、何もする必要はありません。',
  },
  zh: {
    subject: '您已有 Souk 账户',
    what: '有人请求用此邮箱注册的验证码，但此邮箱已有账户。',
    advice: '如果是您本人，请登录，或在登录页选择“忘记密码？”。如果不是，无需进行任何操作。',
  },
  zhtw: {
    subject: '您已有 Souk 帳戶',
    what: '有人請求以此信箱註冊的驗證碼，但此信箱已有帳戶。',
    advice: '如果是您本人，請登入，或在登入頁選擇「忘記密碼？」。如果不是，無需進行任何操作。',
  },
}

interface Owner {
  readonly to: string
  readonly name: string
  readonly language: Language
}

function news(words: Words, owner: Owner): Message {
  const { subject, what, advice } = words[owner.language]
  return writeLetter({ ...owner, subject, lines: [what, advice], short: `${subject}. ${advice}` })
}

/** Money is paid out to somewhere else. */
export const payoutNews = (owner: Owner): Message => news(PAYOUT, owner)

/** The password was reset by a code. */
export const passwordNews = (owner: Owner): Message => news(PASSWORD, owner)

/** A code to register was requested for an address that has an account. */
export const knownNews = (owner: Owner): Message => news(KNOWN, owner)
