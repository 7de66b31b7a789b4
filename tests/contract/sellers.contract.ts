/** Applications to sell, and their states. */
import type { Fields } from '@contract/all-calls'
import { Code, SUCCESS } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { buy } from './support/checkout'
import { call, ok, refusedFields } from './support/client'
import { fingerprint, quoted, sql } from './support/control'
import { newItem } from './support/new-product'
import { newOperator } from './support/operators'
import { newBuyer, type Buyer } from './support/people'
import { application, newSeller, uploaded } from './support/sellers'

const apply = (buyer: Buyer, fields: Fields<'applySeller'>) => call('applySeller', fields, buyer)
const sellerOf = async (buyer: Buyer) => (await ok('getUserinfo', {}, buyer)).seller
const DENIED = { code: Code.operationFailed, data: { reason: 'permission' } }

describe('an application to sell', () => {
  it('is under review, with a notice [call.applySeller] [state.application]', async () => {
    const buyer = await newBuyer()
    expect(await sellerOf(buyer)).toBeNull()
    expect(await ok('applySeller', await application(buyer), buyer)).toEqual({ state: 0 })
    expect(await sellerOf(buyer)).toEqual({ state: 0, remark: '', shop_id: null })
    const { list } = await ok('notices', { type: 100 }, buyer)
    expect(list).toEqual([expect.objectContaining({ type: 100, state: 0, link: 'pages/shop/create' })])
    expect((await ok('getUserinfo', {}, buyer)).role).toBe('buyer')
  })

  it('can be sent once; a second one counts as success and changes nothing [call.applySeller] [answer.2000016] [code.2000016-success]', async () => {
    const buyer = await newBuyer()
    await ok('applySeller', await application(buyer), buyer)
    const second = await application(buyer)
    const before = await fingerprint()
    expect(await apply(buyer, { ...second, shop_name: 'Another' })).toMatchObject({
      code: Code.sellerAgain,
      data: { state: 0 },
    })
    expect(await fingerprint()).toBe(before)
  })

  it('is refused for a user who is already a seller [call.applySeller] [answer.2000016]', async () => {
    const seller = await newSeller()
    expect(await apply(seller, await application(seller))).toMatchObject({
      code: Code.sellerAgain,
      data: { state: 1 },
    })
  })

  it('is created once, even if several are sent at the same time [call.applySeller] [answer.2000016]', async () => {
    const buyer = await newBuyer()
    const forms = [await application(buyer), await application(buyer), await application(buyer)]
    const answers = await Promise.all(forms.map((form) => apply(buyer, form)))
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([SUCCESS, Code.sellerAgain, Code.sellerAgain])
    expect(
      await sql(`select count(*)::int as count from seller_applications a join users u on u.id = a.user_id
      where u.email = ${quoted(buyer.email)}`),
    ).toEqual([{ count: 1 }])
  })

  it.each([
    ['a contact person in another script [rule.english-names]', { contact_person: 'สมชาย ใจดี' }, ['contact_person']],
    ['blanks', { shop_name: '  ', address: ' ' }, ['shop_name', 'address']],
    ['a shop of one letter', { shop_name: 'A' }, ['shop_name']],
    ['a shop of 61 letters', { shop_name: 'a'.repeat(61) }, ['shop_name']],
    ['a shop that is written from right to left', { shop_name: 'abc\u202edef' }, ['shop_name']],
    ['an address of 301 letters', { address: 'a'.repeat(301) }, ['address']],
    ['pictures that are not there', { id_front: '999999999', signature: '999999998' }, ['id_front', 'signature']],
  ] as [string, Partial<Fields<'applySeller'>>, string[]][])(
    'refuses %s, and changes nothing [call.applySeller] [answer.2000015] [wire.unchanged]',
    async (_, change, fields) => {
      const buyer = await newBuyer()
      const form = await application(buyer)
      const before = await fingerprint()
      const answer = await apply(buyer, { ...form, ...change })
      expect({ code: answer.code, fields: refusedFields(answer) }).toEqual({ code: Code.sellerFailed, fields })
      expect(await fingerprint()).toBe(before)
    },
  )

  it('accepts only the caller’s own pictures with the right purpose, each once [call.applySeller] [answer.2000015] [wire.foreign-id]', async () => {
    const buyer = await newBuyer()
    const form = await application(buyer)
    const theirs = await application(await newBuyer())
    const avatar = await uploaded(buyer, 'avatar')
    const wrong = [
      { id_front: theirs.id_front },
      { id_back: avatar },
      { signature: form.id_front },
      { id_back: form.id_front },
    ]
    for (const change of wrong) {
      const answer = await apply(buyer, { ...form, ...change })
      expect({ code: answer.code, fields: refusedFields(answer)[0] }).toEqual({
        code: Code.sellerFailed,
        fields: Object.keys(change)[0],
      })
    }
    expect((await apply(buyer, form)).code).toBe(SUCCESS)
  })

  it.each(['Ada’s 陶器', 'ร้านถ้วยชาม', 'متجر', '🐫 & co', '<script>alert(1)</script>', "'; drop table users; --"])(
    'keeps the name "%s" as it is [call.applySeller]',
    async (shop_name) => {
      const buyer = await newBuyer()
      await ok('applySeller', { ...(await application(buyer)), shop_name: ` ${shop_name} ` }, buyer)
      const kept = one(
        await sql<{ name: string }>(
          `select shop_name as name from seller_applications where user_id =
         (select id from users where email = ${quoted(buyer.email)})`,
        ),
      )
      expect(kept.name).toBe(shop_name)
    },
  )

  it('is refused for operators, who keep their role [call.applySeller] [answer.2000018]', async () => {
    const buyer = await newBuyer()
    const form = await application(buyer)
    await sql(`update users set role = 'operator' where email = ${quoted(buyer.email)} returning id::text`)
    expect(await apply(buyer, form)).toMatchObject(DENIED)
  })
})

describe('an operator’s decision', () => {
  /** The id of the user's last application. */
  async function sentBy(buyer: Buyer): Promise<string> {
    const { id } = one(
      await sql<{ id: string }>(
        `select max(id)::text as id from seller_applications where user_id =
       (select id from users where email = ${quoted(buyer.email)})`,
      ),
    )
    return id
  }

  it('lets a refused user apply again, and opens a store [state.application] [role.seller] [call.applySeller]', async () => {
    const [buyer, operator] = [await newBuyer(), await newOperator()]
    await ok('applySeller', await application(buyer), buyer)
    const remark = 'The back of the ID is cut off'
    await ok('opsApplicationsDecide', { id: await sentBy(buyer), state: -1, remark }, operator)
    expect(await sellerOf(buyer)).toEqual({ state: -1, remark, shop_id: null })

    expect(await ok('applySeller', await application(buyer), buyer)).toEqual({ state: 0 })
    expect(await sellerOf(buyer)).toEqual({ state: 0, remark: '', shop_id: null })
    await ok('opsApplicationsDecide', { id: await sentBy(buyer), state: 1 }, operator)
    const user = await ok('getUserinfo', {}, buyer)
    expect(user).toMatchObject({ role: 'seller', seller: { state: 1 } })
    expect(user.seller_url).toContain(`/console/?shop_id=${user.seller?.shop_id}`)
    const { list } = await ok('notices', { type: 100 }, buyer)
    expect(list.map(({ state }) => state)).toEqual([1, 0, -1, 0])

    const goods = await newItem({ shopId: user.seller?.shop_id ?? '' })
    await buy(await newBuyer(), [goods])
    expect(await ok('storeDashboard', {}, buyer)).toMatchObject({ this_month: '16.40', to_accept: 1 })
  })
})
