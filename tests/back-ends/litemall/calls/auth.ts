/** Accounts: registering, sessions, codes by text message. */
import { randomInt } from 'node:crypto'
import type { User } from '../shop/rows'
import type { Shop } from '../shop/shop'
import { insert, live, update } from '../shop/shop'
import type { Answer } from '../wire/answers'
import { badArgument, badArgumentValue, ERRNO, fail, ok, serverFault } from '../wire/answers'
import type { Call, Calls } from '../wire/call'
import { userOf } from '../wire/call'
import { createToken } from '../wire/token'
import { giveWelcomeCoupons } from './coupon-rules'

const CODE_LIFE_MS = 60_000

/** Whether a number looks like one of a mobile phone in China: a 1 and ten digits. */
export const isMobile = (text: string): boolean => /^1\d{10}$/.test(text)

const usersNamed = ({ users }: Shop, username: string) => live(users).filter((user) => user.username === username)
const usersWithMobile = ({ users }: Shop, mobile: string) => live(users).filter((user) => user.mobile === mobile)

/** The account of a session. A token outlives its account, which nothing expects. */
function accountOf(call: Call): User {
  const userId = userOf(call)
  const user = call.shop.users.find(({ id }) => id === userId)
  if (!user) throw serverFault()
  return user
}

/** What follows logging in and registering: the nickname shown here is the user's name. */
const session = ({ id, username, avatar }: User): Answer =>
  ok({ token: createToken(id), userInfo: { nickName: username, avatarUrl: avatar } })

function login({ shop, body }: Call) {
  const tree = body.tree()
  const [username, password] = [tree.text('username'), tree.text('password')]
  if (username === null || password === null) return badArgument()
  const [user] = usersNamed(shop, username)
  if (!user) return fail(ERRNO.invalidAccount, '账号不存在')
  return user.password === password ? session(user) : fail(ERRNO.invalidAccount, '账号密码不对')
}

/** There is no WeChat behind this server, so no code of it is ever good. */
function loginByWeixin({ body }: Call) {
  const bean = body.bean()
  return bean.text('code') === null || !bean.hasObject('userInfo') ? badArgument() : fail(-1, '错误')
}

/** Sends a code to a number, unless the last one still counts. */
function sendCode(shop: Shop, mobile: string): Answer {
  if (!shop.sms) return fail(ERRNO.captchaUnsupported, '小程序后台验证码服务不支持')
  const moment = Date.now()
  if ((shop.codes.get(mobile)?.expires ?? 0) > moment) {
    return fail(ERRNO.captchaFrequency, '验证码未超时1分钟，不能发送')
  }
  shop.codes.set(mobile, { code: String(randomInt(1_000_000)).padStart(6, '0'), expires: moment + CODE_LIFE_MS })
  return ok()
}

/** Whether this is the code that was sent to the number. It may be used again as long as it counts. */
function isCode({ codes }: Shop, mobile: string, code: string): boolean {
  const sent = codes.get(mobile)
  return sent !== undefined && sent.expires >= Date.now() && sent.code === code
}

function registrationCode({ shop, body }: Call) {
  const mobile = body.tree().text('mobile')
  if (!mobile) return badArgument()
  return isMobile(mobile) ? sendCode(shop, mobile) : badArgumentValue()
}

function code(call: Call) {
  const tree = call.body.tree()
  userOf(call)
  const mobile = tree.text('mobile')
  if (!mobile) return badArgument()
  if (!isMobile(mobile)) return badArgumentValue()
  return tree.text('type') ? sendCode(call.shop, mobile) : badArgument()
}

function register({ shop, body }: Call) {
  const tree = body.tree()
  const [username, password] = [tree.text('username'), tree.text('password')]
  const [mobile, given] = [tree.text('mobile'), tree.text('code')]
  if (!username || !password || !mobile || !given) return badArgument()
  if (usersNamed(shop, username).length > 0) return fail(ERRNO.nameRegistered, '用户名已注册')
  if (usersWithMobile(shop, mobile).length > 0) return fail(ERRNO.mobileRegistered, '手机号已注册')
  if (!isMobile(mobile)) return fail(ERRNO.invalidMobile, '手机号格式不正确')
  if (!isCode(shop, mobile, given)) return fail(ERRNO.captchaMismatch, '验证码错误')
  if (tree.text('wxCode')) return fail(ERRNO.openidUnavailable, 'openid 获取失败')
  const avatar = `${shop.origin}/pics/avatar.png`
  const user = insert(shop.users, { username, password, gender: 0, nickname: username, mobile, avatar })
  giveWelcomeCoupons(shop, user.id)
  return session(user)
}

/** A new password, a mobile number and its code: those who reset one are without a session. */
function reset({ shop, body }: Call) {
  const tree = body.tree()
  const [password, mobile, given] = [tree.text('password'), tree.text('mobile'), tree.text('code')]
  if (mobile === null || given === null || password === null) return badArgument()
  if (!isCode(shop, mobile, given)) return fail(ERRNO.captchaMismatch, '验证码错误')
  const [user, another] = usersWithMobile(shop, mobile)
  if (another) throw serverFault()
  if (!user) return fail(ERRNO.mobileUnregistered, '手机号未注册')
  update(user, { password })
  return ok()
}

function resetPhone(call: Call) {
  const { shop, body } = call
  const tree = body.tree()
  const user = accountOf(call)
  const [password, mobile, given] = [tree.text('password'), tree.text('mobile'), tree.text('code')]
  if (mobile === null || given === null || password === null) return badArgument()
  if (!isCode(shop, mobile, given)) return fail(ERRNO.captchaMismatch, '验证码错误')
  // One other account with the number passes, only a second one is refused
  if (usersWithMobile(shop, mobile).length > 1) return fail(ERRNO.mobileRegistered, '手机号已注册')
  if (user.password !== password) return fail(ERRNO.invalidAccount, '账号密码不对')
  update(user, { mobile })
  return ok()
}

function profile(call: Call) {
  const tree = call.body.tree()
  const user = accountOf(call)
  update(user, {
    avatar: tree.text('avatar') || user.avatar,
    gender: tree.int('gender') ?? user.gender,
    nickname: tree.text('nickname') || user.nickname,
  })
  return ok()
}

/** A number that WeChat would have to decipher. */
function bindPhone(call: Call): Answer {
  call.body.tree()
  userOf(call)
  throw serverFault()
}

function logout(call: Call) {
  // The token goes on counting: nothing remembers that it was given back
  userOf(call)
  return ok()
}

function info(call: Call) {
  const { nickname, avatar, gender, mobile } = accountOf(call)
  return ok({ nickName: nickname, avatar, gender, mobile })
}

/** Calls about accounts. */
export const AUTH_CALLS: Calls = {
  'auth/login': ['POST', login],
  'auth/login_by_weixin': ['POST', loginByWeixin],
  'auth/regCaptcha': ['POST', registrationCode],
  'auth/captcha': ['POST', code],
  'auth/register': ['POST', register],
  'auth/reset': ['POST', reset],
  'auth/resetPhone': ['POST', resetPhone],
  'auth/profile': ['POST', profile],
  'auth/bindPhone': ['POST', bindPhone],
  'auth/logout': ['POST', logout],
  'auth/info': ['GET', info],
}
