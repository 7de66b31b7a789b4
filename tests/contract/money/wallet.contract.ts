/** Recharges, and the records of a wallet. */
import type { Fields } from '@contract/all-calls'
import { Code, SUCCESS } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { RECHARGES_IN_S } from '@contract/rules/recharge'
import { call, ok, refusedFields } from '../support/client'
import { brokenInvariants, fingerprint, moveClock, sql } from '../support/control'
import { newBuyer, type Buyer } from '../support/people'
import { blobOf, blank, read } from '../support/pictures'
import { uploaded } from '../support/sellers'
import { freshTransactionId, newSaver, rechargeFields, withdrawn } from '../support/wallets'

const sent = async (buyer: Buyer, change: Partial<Fields<'recharge'>> = {}) =>
  call('recharge', { ...(await rechargeFields(buyer)), ...change }, buyer)

afterAll(async () => {
  expect(await brokenInvariants()).toEqual([])
})

describe('an offline recharge', () => {
  it('is stored for review with its proof, and credits nothing yet [call.recharge] [state.wallet-record]', async () => {
    const buyer = await newBuyer()
    const file = await blobOf(blank(60, 40).png())
    const { id: proof } = await ok('upload', { purpose: 'proof' }, { ...buyer, file })
    const fields = { wallet: 'THB', amount: '100.50', transaction_id: ` ${freshTransactionId()} `, proof }
    const record = await ok('recharge', { ...fields, remark: ' From my savings ' }, buyer)
    expect(record).toMatchObject({
      wallet: 'THB',
      currency: 'THB',
      type: 'recharge',
      direction: 'income',
      amount: '100.50',
      actual_amount: '0.00',
      balance_after: '0.00',
      state: 'review',
      remark: 'From my savings',
      payment_method: 'offline',
      transaction_id: fields.transaction_id.trim(),
      approved_at: null,
    })
    expect((await read(record.proof ?? '')).status).toBe(200)
    expect((await read(one((record.proof ?? '').split('?')))).status).toBe(404)
    const [notice] = (await ok('notices', {}, buyer)).list
    expect(notice).toMatchObject({ type: 500, state: 0, link: 'pages/mine/recharge' })
  })

  it.each([
    ['99.99', 'min'],
    ['0', 'min'],
    ['-1', 'min'],
    ['-100', 'min'],
    ['1e3', 'format'],
    ['100.001', 'format'],
    ['100,50', 'format'],
    ['١٠٠', 'format'],
    ['0100', 'format'],
    ['+100', 'format'],
    ['100 USD', 'format'],
  ])('of %s is refused at the amount [call.recharge] [rule.recharge-min] [answer.1000008]', async (amount, rule) => {
    const buyer = await newBuyer()
    const fields = { ...(await rechargeFields(buyer)), amount }
    const before = await fingerprint()
    const answer = await call('recharge', fields, buyer)
    expect(answer).toMatchObject({ code: Code.invalidParameter, data: { errors: [{ field: 'amount', rule }] } })
    expect(await fingerprint()).toBe(before)
  })

  it('is at least 100 in the wallet’s currency [call.recharge] [rule.recharge-min]', async () => {
    const buyer = await newBuyer()
    for (const [wallet, amount] of [
      ['USD', '100'],
      ['EUR', '100.00'],
    ]) {
      expect((await sent(buyer, { wallet, amount })).code).toBe(SUCCESS)
    }
    await sql(
      `insert into currencies (code, symbol, rate) values ('JPY', '¥', '150') on conflict do nothing returning code`,
    )
    await sql(
      `insert into wallet_kinds (code, name, currency) values ('YEN', 'Yen', 'JPY') on conflict do nothing returning code`,
    )
    const refused = await sent(buyer, { wallet: 'YEN', amount: '100.5' })
    expect(refused).toMatchObject({ code: Code.invalidParameter, data: { errors: [{ rule: 'format' }] } })
    expect((await ok('recharge', { ...(await rechargeFields(buyer)), wallet: 'YEN' }, buyer)).amount).toBe('100')
    await sql(`delete from wallet_kinds where code = 'YEN' returning code`)
  })

  it.each(['XXX', 'usd', 'Bitcoin', '🐫'])(
    'is refused for the wallet %s, which is not available [call.recharge] [answer.2000029]',
    async (wallet) => {
      expect((await sent(await newBuyer(), { wallet })).code).toBe(Code.currencyInvalid)
    },
  )

  it('accepts a transaction id once, from any account and in any spelling [call.recharge] [answer.2000028]', async () => {
    const transaction_id = freshTransactionId()
    const buyer = await newBuyer()
    expect((await sent(buyer, { transaction_id })).code).toBe(SUCCESS)
    for (const again of [transaction_id, ` ${transaction_id.toLowerCase()} `, transaction_id.replace('TX', 'ＴＸ')]) {
      expect((await sent(buyer, { transaction_id: again })).code).toBe(Code.transactionExists)
      expect((await sent(await newBuyer(), { transaction_id: again })).code).toBe(Code.transactionExists)
    }
    expect((await ok('rechargeList', {}, buyer)).count).toBe(1)
  })

  it('is accepted once if many with the same transaction id are sent at the same time [call.recharge] [answer.2000028]', async () => {
    const transaction_id = freshTransactionId()
    const buyers = await Promise.all([1, 2, 3, 4].map(() => newBuyer()))
    const answers = await Promise.all(buyers.map((buyer) => sent(buyer, { transaction_id })))
    const lost = Code.transactionExists
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([SUCCESS, lost, lost, lost])
  })

  it('can reuse the proof after it was refused [call.recharge] [wire.unchanged]', async () => {
    const buyer = await newBuyer()
    const transaction_id = freshTransactionId()
    await ok('recharge', { ...(await rechargeFields(buyer)), transaction_id }, buyer)
    const second = { ...(await rechargeFields(buyer)), transaction_id }
    expect((await call('recharge', second, buyer)).code).toBe(Code.transactionExists)
    await ok('recharge', { ...second, transaction_id: freshTransactionId() }, buyer)
  })

  it.each(['   ', '<script>alert(1)</script>', '🐫', '90аb', 'หมายเลข', 'a'.repeat(65)])(
    'is refused with the transaction id %j, at its field [call.recharge]',
    async (transaction_id) => {
      const answer = await sent(await newBuyer(), { transaction_id })
      expect([answer.code, refusedFields(answer)]).toEqual([Code.invalidParameter, ['transaction_id']])
    },
  )

  it('accepts only the caller’s own proof for this purpose, once [call.recharge] [wire.foreign-id] [answer.2000019]', async () => {
    const buyer = await newBuyer()
    const { proof } = await rechargeFields(buyer)
    const bad = [await uploaded(await newBuyer(), 'proof'), await uploaded(buyer, 'review'), '999999999']
    for (const each of bad) expect((await sent(buyer, { proof: each })).code).toBe(Code.notFound)
    expect((await sent(buyer, { proof })).code).toBe(SUCCESS)
    expect((await sent(buyer, { proof })).code).toBe(Code.notFound)
  })

  it('cannot have a proof that is not a picture [call.upload]', async () => {
    const buyer = await newBuyer()
    const answer = await call('upload', { purpose: 'proof' }, { ...buyer, file: new Blob(['%PDF-1.7 paid']) })
    expect([answer.code, refusedFields(answer)]).toEqual([Code.invalidParameter, ['file']])
  })

  it('can be sent at most five times in any 24 hours [call.recharge] [const.recharge-limit] [answer.2000030]', async () => {
    const buyer = await newBuyer()
    const six = await Promise.all([1, 2, 3, 4, 5, 6].map(() => sent(buyer)))
    expect(six.map(({ code }) => code).sort((a, b) => a - b)).toEqual([...Array(5).fill(SUCCESS), Code.rechargeLimit])
    await sent(await newBuyer()).then(({ code }) => expect(code).toBe(SUCCESS))
    try {
      await moveClock(RECHARGES_IN_S - 60)
      expect((await sent(buyer)).code).toBe(Code.rechargeLimit)
      await moveClock(RECHARGES_IN_S + 60)
      expect((await sent(buyer)).code).toBe(SUCCESS)
    } finally {
      await moveClock(0)
    }
  })
})

describe('the records of a wallet', () => {
  it('are listed by direction, kind and wallet [call.transactionDetails]', async () => {
    const buyer = await newSaver()
    await ok('recharge', { ...(await rechargeFields(buyer)), wallet: 'EUR' }, buyer)
    await withdrawn(buyer)
    const types = async (fields: Fields<'transactionDetails'>) =>
      (await ok('transactionDetails', fields, buyer)).list.map(({ type }) => type)
    expect(await types({})).toEqual(['withdraw', 'recharge', 'welcome'])
    expect(await types({ direction: 'income' })).toEqual(['recharge', 'welcome'])
    expect(await types({ direction: 'expense' })).toEqual(['withdraw'])
    expect(await types({ type: 'welcome' })).toEqual(['welcome'])
    expect(await types({ wallet: 'EUR' })).toEqual(['recharge'])
    expect(await types({ open: true })).toEqual(['withdraw', 'recharge'])
    expect(await types({ open: false })).toEqual(['welcome'])
    expect(await ok('transactionDetails', { p: 9 }, buyer)).toMatchObject({ list: [], count: 3, p: 9, page_size: 20 })
  })

  it('are shown only to their owner [call.transactionDetails] [call.rechargeList] [role.buyer]', async () => {
    const buyer = await newBuyer()
    await sent(buyer)
    const other = await newBuyer()
    expect((await ok('rechargeList', {}, other)).list).toEqual([])
    expect((await ok('transactionDetails', {}, other)).list.map(({ type }) => type)).toEqual(['welcome'])
  })

  it('include recharges by state [call.rechargeList] [state.wallet-record]', async () => {
    const buyer = await newBuyer()
    await sent(buyer)
    const count = async (fields: Fields<'rechargeList'>) => (await ok('rechargeList', fields, buyer)).count
    expect([await count({}), await count({ state: 'review' }), await count({ state: 'completed' })]).toEqual([1, 1, 0])
  })
})
