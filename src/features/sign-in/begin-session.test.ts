import Taro from '@tarojs/taro'
import type { UserInfo } from '@contract/entities/user'
import { setCurrent } from '@/locales/current'
import english from '@/locales/catalogues/en.json'
import { context, openRequests } from '@/services/context'
import { login, loginTiktok, register } from './begin-session'

const request = jest.spyOn(Taro, 'request')

const user: UserInfo = {
  ...{ firstname: 'Ana', email: 'ana@b.co', phone: '', avatar: '', role: 'buyer', invitation_code: 'A1B2C3' },
  ...{ seller_url: 'https://sell.example', seller: null, notify: false },
  ...{ card: { count: 4 }, product: { count: 2 }, notice: { count: 3 } },
  ...{ bank_name: '', bank_account_name: '', bank_account_number: '', bank_routing_number: '', virtual_wallet: '' },
}

interface Answer {
  readonly data: unknown
  readonly header?: Record<string, string>
}

/** Answers by path, as a back end of the family does; remembers with which token each was asked. */
function backEnd(answers: Record<string, Answer>) {
  const tokens: Record<string, string> = {}
  const answer = async ({ url, header }: Taro.request.Option) => {
    const path = url.replace(/^\/api|\?.*/g, '')
    tokens[path] = String(header?.['access-token'])
    const { data, header: answered = {} } = answers[path] ?? { data: null }
    return { statusCode: 200, data: { code: 200, message: 'process success', data }, header: answered, errMsg: '' }
  }
  request.mockImplementation(answer as unknown as typeof Taro.request)
  return tokens
}

const INFO = '/customer/info/get_userinfo'
const fields = { email: 'ana@b.co', password: 'correct horse' }

beforeAll(openRequests)
beforeEach(() => {
  setCurrent('en', english)
  context.token = ''
})

describe('a session that comes in halves [session.token-header]', () => {
  it.each(['access-token', 'Access-Token'])('has its token in the header %s', async (name) => {
    const tokens = backEnd({
      '/customer/login/account': { data: [], header: { [name]: 'from the header' } },
      [INFO]: { data: user },
    })
    await expect(login(fields)).resolves.toEqual({
      'access-token': 'from the header',
      user,
      seller_url: 'https://sell.example',
      card: { count: 4 },
      message_unread_count: 3,
    })
    expect(tokens[INFO]).toBe('from the header')
    expect(context.token).toBe('')
  })

  it('is one answer where the payload has all of it', async () => {
    const whole = { user, seller_url: 'https://other.example', card: { count: 1 }, message_unread_count: 0 }
    const tokens = backEnd({
      '/customer/register/account': { data: whole, header: { 'access-token': 'beside it' } },
    })
    await expect(register({ ...fields, terms: true } as never)).resolves.toEqual({
      ...whole,
      'access-token': 'beside it',
    })
    expect(tokens[INFO]).toBeUndefined()
  })

  it('fails without a token', async () => {
    backEnd({ '/customer/login/account': { data: [] } })
    await expect(login(fields, { silent: true })).rejects.toMatchObject({ kind: 'interface' })
  })

  it('fails when no user is answered, and leaves no token behind', async () => {
    backEnd({
      '/customer/login/tiktok': { data: [], header: { 'access-token': 'from the header' } },
      [INFO]: { data: [] },
    })
    const proof = { data: { code: 'c', state: 's', code_verifier: 'v' } }
    await expect(loginTiktok(proof, { silent: true })).rejects.toMatchObject({ kind: 'interface' })
    expect(context.token).toBe('')
  })
})
