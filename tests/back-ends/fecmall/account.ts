/** Logging in, registering and what a customer may change about the account. */
import { randomBytes } from 'node:crypto'
import { mergeCart } from './cart'
import { CODES, fail, ok } from './codes'
import type { Answer } from './codes'
import { captchaPicture } from './pictures'
import { captchaHolds, field, nextId, seconds } from './shop'
import type { Call, Customer, Route, Shop } from './shop'

/** Seconds for which a token is valid. */
const TIMEOUT = 3600
/** A token that is used in its last seconds, as many as these, is valid for the whole time again. */
const RENEWAL = 600

export const LIMITS = { minNameLength: 1, maxNameLength: 30, minPassLength: 6, maxPassLength: 30 } as const

/** Whose valid token this is. */
export function customerOfToken(shop: Shop, token: string): Customer | null {
  const login = shop.tokens.get(token)
  if (!login) return null
  const now = seconds(shop)
  if (login.createdAt + TIMEOUT <= now) {
    shop.tokens.delete(token)
    return null
  }
  if (login.createdAt + TIMEOUT <= now + RENEWAL) login.createdAt = now
  return login.customer
}

/** The customer with this email. */
export function customerByEmail(shop: Shop, email: string): Customer | undefined {
  return shop.customers.find((customer) => customer.email === email)
}

const isName = (text: string) => text.length >= LIMITS.minNameLength && text.length <= LIMITS.maxNameLength

/** Whether a password is long enough, and not too long. */
export function isPassword(text: string): boolean {
  return text.length >= LIMITS.minPassLength && text.length <= LIMITS.maxPassLength
}

const needsCaptcha = ({ shop }: Call) => shop.settings.captcha !== null
const loggedInAlready = () => fail(CODES.alreadyLoggedIn, 'account is logined')
/** The answer to a wrong captcha. */
export const wrongCaptcha = (): Answer => fail(CODES.invalidCaptcha, 'captcha is invalid')

function captcha(call: Call): Answer {
  const text = call.shop.settings.captcha ?? '2468'
  call.shop.captchas.set(call.uuid, text)
  return ok({ image: captchaPicture(text) })
}

function loginForm(call: Call): Answer {
  if (call.customer) return loggedInAlready()
  return ok({
    loginCaptchaActive: needsCaptcha(call),
    googleLoginUrl: `http://${call.shop.host}/gateway/google`,
    facebookLoginUrl: `http://${call.shop.host}/gateway/facebook`,
  })
}

function login(call: Call): Answer {
  if (call.customer) return loggedInAlready()
  if (!captchaHolds(call)) return wrongCaptcha()
  const customer = customerByEmail(call.shop, field(call, 'email'))
  if (!customer || customer.password !== field(call, 'password')) {
    return fail(CODES.wrongEmailOrPassword, 'account email or password is not correct')
  }
  const token = randomBytes(24).toString('base64url')
  call.shop.tokens.set(token, { customer, createdAt: seconds(call.shop) })
  mergeCart(call, customer)
  return { ...ok(), headers: { 'access-token': token } }
}

function registerForm(call: Call): Answer {
  if (call.customer) return loggedInAlready()
  return ok({ ...LIMITS, registerCaptchaActive: needsCaptcha(call) })
}

function register(call: Call): Answer {
  if (call.customer) return loggedInAlready()
  if (!captchaHolds(call)) return wrongCaptcha()
  const [email, password] = [field(call, 'email'), field(call, 'password')]
  const [firstname, lastname] = [field(call, 'firstname'), field(call, 'lastname')]
  if (!/^\S+@\S+\.\S+$/.test(email) || !isPassword(password) || !isName(firstname) || !isName(lastname)) {
    return fail(CODES.registerInvalid, 'register data is invalid')
  }
  if (customerByEmail(call.shop, email)) return fail(CODES.emailTaken, 'email is exist')
  call.shop.customers.push({ id: nextId(call.shop, 'customer'), email, password, firstname, lastname })
  return ok({ content: 'register success' })
}

function menu(): Answer {
  return ok({
    menuList: {
      'Account Information': '/customer/editaccount',
      'Address Book': '/customer/address',
      'My Orders': '/customer/order',
      'My Product Reviews': '/customer/productreview',
      'My Favorite': '/customer/productfavorite',
    },
  })
}

function editForm({ customer }: Call): Answer {
  return ok({ email: customer?.email, firstname: customer?.firstname, lastname: customer?.lastname, ...LIMITS })
}

function edit(call: Call): Answer {
  const { customer } = call
  const [firstname, lastname] = [field(call, 'firstname'), field(call, 'lastname')]
  const password = field(call, 'new_password')
  const isChange = password !== '' || field(call, 'confirm_new_password') !== ''
  const isRight =
    isName(firstname) &&
    isName(lastname) &&
    customer?.password === field(call, 'current_password') &&
    (!isChange || (isPassword(password) && password === field(call, 'confirm_new_password')))
  if (!customer || !isRight) return fail(CODES.editInvalid, 'account edit data is invalid')
  Object.assign(customer, { firstname, lastname, password: isChange ? password : customer.password })
  return ok()
}

/** The calls with which customers get in, and look after their account. */
export const ACCOUNT_ROUTES: readonly Route[] = [
  { method: 'GET', path: '/customer/site/captcha', run: captcha },
  { method: 'GET', path: '/customer/login/index', run: loginForm },
  { method: 'POST', path: '/customer/login/account', run: login },
  { method: 'GET', path: '/customer/register/index', run: registerForm },
  { method: 'POST', path: '/customer/register/account', run: register },
  { method: 'GET', path: '/customer/account/index', login: true, run: menu },
  { method: 'GET', path: '/customer/editaccount/index', login: true, run: editForm },
  { method: 'POST', path: '/customer/editaccount/update', login: true, run: edit },
]
