import { readCompany, requireCompany, senderOf } from './company'
import { readConfig } from './config'

const SET = {
  COMPANY_NAME: ' Market Ltd ',
  COMPANY_ADDRESS: '1 High Street, Dublin',
  COMPANY_EMAIL: 'help@market.example',
  COMPANY_TAX_ID: 'IE1234567T',
}
const COMPANY = {
  name: 'Market Ltd',
  address: '1 High Street, Dublin',
  email: 'help@market.example',
  taxId: 'IE1234567T',
}

it('is read as a whole, or not at all', () => {
  expect(readCompany(SET)).toEqual(COMPANY)
  expect(readCompany({ COMPANY_NAME: '', COMPANY_TAX_ID: ' ' })).toBeNull()
})

it.each([
  [{ ...SET, COMPANY_TAX_ID: '' }, /^COMPANY_TAX_ID must be set: who runs the shop/],
  [{ COMPANY_NAME: 'Market Ltd' }, /^COMPANY_ADDRESS, COMPANY_EMAIL, and COMPANY_TAX_ID must be set/],
  [{ ...SET, COMPANY_EMAIL: 'help' }, /^COMPANY_EMAIL must be an e-mail address$/],
  [{ ...SET, COMPANY_ADDRESS: 'a\nb' }, /^COMPANY_ADDRESS must be a text on one line/],
])('is refused in one line where something is missing or wrong: %j', (env, line) => {
  expect(() => readCompany(env)).toThrow(line)
})

it('is what a shop in production does not open without [start.company]', () => {
  const line = /^COMPANY_NAME, COMPANY_ADDRESS, COMPANY_EMAIL, and COMPANY_TAX_ID must be set: .*$/
  expect(() => requireCompany({ production: true, company: null })).toThrow(line)
  requireCompany({ production: false, company: null })
  requireCompany({ production: true, company: COMPANY })
})

it('sends the mails of the shop, unless MAIL_FROM names another sender', () => {
  expect(readConfig(SET).mailFrom).toBe('Market Ltd <help@market.example>')
  expect(readConfig({ ...SET, MAIL_FROM: 'shop@market.example' }).mailFrom).toBe('shop@market.example')
  expect(readConfig({}).mailFrom).toBe('Souk <no-reply@localhost>')
  expect(senderOf({ ...COMPANY, name: 'Market "M" Ltd' })).toBe('help@market.example')
})
