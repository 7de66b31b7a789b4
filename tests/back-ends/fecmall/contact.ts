/** A forgotten password, letters to the shop, and its pages of text. */
import { LIMITS, customerByEmail, isPassword, wrongCaptcha } from './account'
import { wordsIn } from './cards'
import { CODES, fail, ok } from './codes'
import type { Answer } from './codes'
import type { Words } from './goods'
import { captchaHolds, field, objectId, seconds } from './shop'
import type { Call, Route, Shop } from './shop'

/** Seconds for which the link in a mail is valid. */
const RESET_TIMEOUT = 86_400

function forgotForm({ shop }: Call): Answer {
  return ok({ forgotCaptchaActive: shop.settings.captcha !== null })
}

function sendCode(call: Call): Answer {
  const { shop } = call
  if (call.customer) return fail(CODES.alreadyLoggedIn, 'account is logined')
  if (!captchaHolds(call)) return wrongCaptcha()
  const customer = customerByEmail(shop, field(call, 'email'))
  if (!customer) return fail(CODES.emailUnknown, 'email is not exist')
  const resetToken = `${objectId()}_${seconds(shop)}`
  shop.resets.set(resetToken, { customer, createdAt: seconds(shop) })
  shop.mails.push({ to: customer.email, resetToken })
  return ok()
}

function resetOf(shop: Shop, token: string): { readonly email: string; password: string } | null {
  const reset = shop.resets.get(token)
  return reset && reset.createdAt + RESET_TIMEOUT > seconds(shop) ? reset.customer : null
}

const tokenTimeout = () => fail(CODES.resetTokenExpired, 'reset token is time out')

function resetForm(call: Call): Answer {
  return resetOf(call.shop, field(call, 'resetToken')) ? ok({ resetPasswordActive: true }) : tokenTimeout()
}

function reset(call: Call): Answer {
  const names = ['resetToken', 'email', 'newPassword', 'confirmPassword']
  const [token = '', email, password = '', confirmed] = names.map((name) => field(call, name))
  if (names.some((name) => field(call, name) === '') || password !== confirmed || !isPassword(password)) {
    const length = `${LIMITS.minPassLength} to ${LIMITS.maxPassLength}`
    return fail(CODES.resetParamInvalid, `the passwords must be the same, of ${length} letters`)
  }
  const customer = resetOf(call.shop, token)
  if (!customer) return tokenTimeout()
  if (customer.email !== email) return fail(CODES.resetFailed, 'reset password fail')
  customer.password = password
  call.shop.resets.delete(token)
  return ok()
}

function contactForm({ shop, customer }: Call): Answer {
  return ok({
    customer_name: customer ? `${customer.firstname} ${customer.lastname}` : '',
    customer_email: customer?.email ?? '',
    contactsCaptchaActive: shop.settings.captcha !== null,
    contactsEmail: 'help@shop.example',
  })
}

function contact(call: Call): Answer {
  const needed = ['customer_name', 'email', 'telephone', 'comment']
  if (needed.some((name) => field(call, name).trim() === '')) return fail(CODES.missingParam, 'param is missing')
  if (!captchaHolds(call)) return wrongCaptcha()
  return ok({ content: 'contact us success' })
}

const PAGES: Readonly<Record<string, { title: Words; content: Words }>> = {
  'about-us': {
    title: { en: 'About us', zh: '关于我们' },
    content: { en: '<p>A small shop with few, good things.</p>', zh: '<p>小店，只卖好东西。</p>' },
  },
  'return-policy': {
    title: { en: 'Returns', zh: '退货政策' },
    content: { en: '<p>Send back what you do not like within 30 days.</p>', zh: '<p>30天内可退货。</p>' },
  },
  'privacy-policy': {
    title: { en: 'Privacy', zh: '隐私政策' },
    content: { en: '<p>We use your address for your parcel only.</p>', zh: '<p>地址只用于配送。</p>' },
  },
}

function article(call: Call): Answer {
  const page = PAGES[field(call, 'url_key')]
  if (!page) return fail(CODES.articleUnknown, 'article is not exist')
  return ok({
    content: wordsIn(page.content, call.language),
    created_at: 1489676914,
    title: wordsIn(page.title, call.language),
  })
}

/** The calls about forgotten passwords, letters and pages. The releases differ in how a code is sent for. */
export function contactRoutes(release: 1 | 2): Route[] {
  return [
    { method: 'POST', path: '/customer/forgot/password', run: forgotForm },
    { method: release === 1 ? 'GET' : 'POST', path: '/customer/forgot/sendcode', run: sendCode },
    { method: 'GET', path: '/customer/forgot/resetpassword', run: resetForm },
    { method: 'POST', path: '/customer/forgot/submitresetpassword', run: reset },
    { method: 'GET', path: '/customer/contact/index', run: contactForm },
    { method: 'POST', path: '/customer/contact/submit', run: contact },
    { method: 'GET', path: '/cms/article/index', run: article },
  ]
}
