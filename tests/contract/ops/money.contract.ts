/** Operators' calls for currencies with their rates, and for settings. */
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { mailsTo } from '../../support/outbox'
import { call, ok, refusedFields } from '../support/client'
import { fingerprint } from '../support/control'
import { newOperator, newStall } from '../support/operators'
import { newBuyer, type Buyer } from '../support/people'
import { freshCurrency, settingOf } from './run-input'

const offered = async (code: string) => (await ok('getCurrency', {})).list.find((each) => each.code === code)

async function newCurrency(operator: Buyer) {
  const fields = { code: freshCurrency(), symbol: 'X¤', rate: '10', sort: 900 }
  return (await ok('opsCurrencySave', fields, operator)).currency
}

describe('a currency that an operator adds [call.opsCurrencySave] [role.operator] [rule.ops-rates]', () => {
  it('is offered to buyers until it is switched off [call.opsCurrencies] [field.ops.settings]', async () => {
    const operator = await newOperator()
    const { code, ...made } = await newCurrency(operator)
    expect(made).toMatchObject({ symbol: 'X¤', rate: '10', sort: 900, active: true, in_wallets: false, version: 1 })
    expect(await offered(code)).toEqual({ code, symbol: 'X¤', rate: '10' })
    await ok('opsCurrencySave', { code, version: 1, active: false }, operator)
    expect(await offered(code)).toBeUndefined()
    expect((await ok('opsCurrencies', {}, operator)).list).toContainEqual(
      expect.objectContaining({ code, active: false, version: 2 }),
    )
  })

  it('keeps its rates, with who set them, and asks before a rate that is far from the last [call.opsCurrencyRates]', async () => {
    const operator = await newOperator()
    const { code } = await newCurrency(operator)
    await ok('opsCurrencySave', { code, version: 1, rate: '11.9' }, operator)
    const before = await fingerprint()
    const far = await call('opsCurrencySave', { code, version: 2, rate: '1.19' }, operator)
    expect(far.data).toMatchObject({ errors: [{ field: 'rate', rule: 'min', params: { limit: 9.52 } }] })
    expect(await fingerprint()).toBe(before)
    await ok('opsCurrencySave', { code, version: 2, rate: '1.19', sure: true }, operator)
    const { list, count } = await ok('opsCurrencyRates', { code }, operator)
    expect([count, list.map(({ rate }) => rate)]).toEqual([3, ['1.19', '11.9', '10']])
    const { list: audits } = await ok('opsAudits', { subject: 'currencies' }, operator)
    expect(audits[0]).toMatchObject({
      action: 'change',
      remark: code,
      before: { rate: '11.9' },
      after: { rate: '1.19' },
    })
  })

  it('is changed by one of two at once [rule.ops-version]', async () => {
    const operator = await newOperator()
    const { code } = await newCurrency(operator)
    const answers = await Promise.all(
      ['10.1', '10.2'].map((rate) => call('opsCurrencySave', { code, version: 1, rate }, operator)),
    )
    expect(answers.map((answer) => answer.code).sort()).toEqual([200, Code.operationFailed])
    expect((await ok('opsCurrencyRates', { code }, operator)).count).toBe(2)
  })

  it.each<[string, Partial<Fields<'opsCurrencySave'>>, number, string[]]>([
    ['is worth nothing', { rate: '0' }, Code.invalidParameter, ['rate']],
    ['is worth nothing, for sure', { rate: '0.000', sure: true }, Code.invalidParameter, ['rate']],
    ['has a rate below nothing', { rate: '-1' }, Code.invalidParameter, ['rate']],
    ['has no symbol', { symbol: undefined }, Code.missingParameters, ['symbol']],
    ['has no rate', { rate: undefined }, Code.missingParameters, ['rate']],
    ['has no code', { code: 'usd' }, Code.invalidParameter, ['code']],
  ])('is refused when it %s [wire.unchanged]', async (_, fields, code, names) => {
    const operator = await newOperator()
    const before = await fingerprint()
    const answer = await call('opsCurrencySave', { code: freshCurrency(), symbol: '¤', rate: '2', ...fields }, operator)
    expect([answer.code, refusedFields(answer)]).toEqual([code, names])
    expect(await fingerprint()).toBe(before)
  })

  it('is not USD, which stays what prices are in, nor one of a wallet that is switched off', async () => {
    const operator = await newOperator()
    const { list } = await ok('opsCurrencies', {}, operator)
    const versionOf = (code: string) => list.find((each) => each.code === code)?.version
    const usd = { code: 'USD', version: versionOf('USD') }
    expect(refusedFields(await call('opsCurrencySave', { ...usd, rate: '1.1', sure: true }, operator))).toEqual([
      'rate',
    ])
    expect(refusedFields(await call('opsCurrencySave', { ...usd, active: false }, operator))).toEqual(['active'])
    const thb = { code: 'THB', version: versionOf('THB') }
    expect(refusedFields(await call('opsCurrencySave', { ...thb, active: false }, operator))).toEqual(['active'])
    expect((await call('opsCurrencyRates', { code: 'XXX' }, operator)).code).toBe(Code.notFound)
  })
})

describe('settings [call.opsSettings] [call.opsSettingSave] [rule.ops-settings]', () => {
  it('are listed with what counts and what the environment locks, never with the server’s own marks [field.ops.settings]', async () => {
    const operator = await newOperator()
    const { list } = await ok('opsSettings', {}, operator)
    expect(list.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['website_config', 'shop', 'trade', 'recharge_accounts']),
    )
    expect(list.some(({ name }) => ['upload_key', 'demo_data'].includes(name))).toBe(false)
    expect(list.find(({ name }) => name === 'recharge_accounts')).toMatchObject({ second_factor: true, locked: [] })
    const site = list.find(({ name }) => name === 'website_config')
    expect(site).toMatchObject({ locked: ['geocoder_url'] })
    const moved = {
      name: 'website_config',
      version: site?.version ?? 0,
      value: { geocoder_url: 'https://other.example/' },
    }
    const refused = await call('opsSettingSave', moved, operator)
    expect([refused.code, refusedFields(refused)]).toEqual([Code.invalidParameter, ['value.geocoder_url']])
    const own = { name: 'upload_key', version: 0, value: { a: 1 } }
    expect((await call('opsSettingSave', own, operator)).code).toBe(Code.notFound)
  })

  it('count at once, and are changed with their version [rule.ops-version]', async () => {
    const operator = await newOperator()
    const { version, value } = await settingOf(operator, 'trade')
    const { setting } = await ok(
      'opsSettingSave',
      { name: 'trade', version, value: { stock_by: 'operator' } },
      operator,
    )
    try {
      expect(setting).toMatchObject({ value: { ...value, stock_by: 'operator' }, version: version + 1 })
      const { seller, skuId: sku_id } = await newStall()
      const more = { items: [{ sku_id, stock: 30, was: 20 }], reason: 'delivery' as const }
      expect((await call('sellerStockSet', more, seller)).data).toMatchObject({ reason: 'not_allowed' })
      const late = await call('opsSettingSave', { name: 'trade', version, value: { stock_by: 'shop' } }, operator)
      expect(late.data).toMatchObject({ reason: 'changed', version: version + 1 })
      const { list } = await ok('opsAudits', { subject: 'settings' }, operator)
      expect(list[0]).toMatchObject({ remark: 'trade', before: { stock_by: 'shop' }, after: { stock_by: 'operator' } })
    } finally {
      await ok('opsSettingSave', { name: 'trade', version: version + 1, value }, operator)
    }
  })

  it('say what the marketplace is called, to apps and in mails [field.client.currencies] [rule.mail-letters]', async () => {
    const operator = await newOperator()
    const { version, value } = await settingOf(operator, 'shop')
    await ok('opsSettingSave', { name: 'shop', version, value: { name: 'Grand Bazaar' } }, operator)
    try {
      expect((await ok('getCurrency', {})).name).toBe('Grand Bazaar')
      const { email } = await newBuyer()
      await ok('forgotSendCode', { email })
      expect(mailsTo(email).at(-1)).toMatch(/is your Grand Bazaar code[\s\S]*\nGrand Bazaar\n/)
    } finally {
      await ok('opsSettingSave', { name: 'shop', version: version + 1, value }, operator)
    }
  })

  it('say which languages buyers choose from [const.languages]', async () => {
    const operator = await newOperator()
    const { version } = await settingOf(operator, 'shop')
    await ok('opsSettingSave', { name: 'shop', version, value: { languages: ['en', 'th'] } }, operator)
    try {
      expect((await ok('getLanguages', {})).list.map(({ code }) => code)).toEqual(['en', 'th'])
    } finally {
      const value = { languages: LANGUAGE_CODES }
      await ok('opsSettingSave', { name: 'shop', version: version + 1, value }, operator)
    }
  })

  it('name the accounts for recharges', async () => {
    const operator = await newOperator()
    const { version, value } = await settingOf(operator, 'recharge_accounts')
    const accounts = [{ currency: 'EUR', bank_name: 'Bank', account_name: 'Souk', account_number: '1' }]
    await ok('opsSettingSave', { name: 'recharge_accounts', version, value: { accounts } }, operator)
    try {
      expect(await ok('store', { type: 'website_config' })).toMatchObject({ recharge_accounts: accounts })
    } finally {
      const again = await settingOf(operator, 'recharge_accounts')
      await ok('opsSettingSave', { name: 'recharge_accounts', version: again.version, value }, operator)
    }
  })

  it.each<[string, string, object, string]>([
    ['a name of spaces', 'shop', { name: '   ' }, 'value.name'],
    ['a name of two lines', 'shop', { name: 'Souk\nBcc: all' }, 'value.name'],
    ['a name without end', 'shop', { name: 'S'.repeat(41) }, 'value.name'],
    ['a language that nobody speaks', 'shop', { languages: ['en', 'xx'] }, 'value.languages'],
    ['no language', 'shop', { languages: [] }, 'value.languages'],
    ['a language twice', 'shop', { languages: ['en', 'en'] }, 'value.languages'],
    ['another choice', 'trade', { stock_by: 'nobody' }, 'value.stock_by'],
    ['a field that it does not have', 'trade', { admin: true }, 'value'],
    ['an address that is none', 'website_config', { service_url: 'javascript:alert(1)' }, 'value.service_url'],
    ['tiles without their places', 'website_config', { tile_url: 'https://tiles.example/map.png' }, 'value.tile_url'],
    [
      'tiles of many hosts',
      'website_config',
      { tile_url: 'https://{s}.tiles.example/{z}/{x}/{y}.png' },
      'value.tile_url',
    ],
    ['a flag that is a word', 'website_config', { mail_code: 'yes' }, 'value.mail_code'],
    ['an account without a number', 'recharge_accounts', { accounts: [{ currency: 'EUR' }] }, 'value.accounts'],
  ])('refuse %s [wire.unchanged]', async (_, name, value, field) => {
    const operator = await newOperator()
    const before = await settingOf(operator, name)
    const sent = { name, version: before.version, value: value as Record<string, unknown> }
    const answer = await call('opsSettingSave', sent, operator)
    expect([answer.code, refusedFields(answer)]).toEqual([Code.invalidParameter, [field]])
    expect(await settingOf(operator, name)).toEqual(before)
  })
})
