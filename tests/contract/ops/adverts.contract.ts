/** Operators' calls for adverts, and what buyers see of them. */
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import type { Adverts } from '@contract/entities/settings'
import { at, one } from '@contract/rules/lists'
import { call, ok, refusedFields } from '../support/client'
import { fingerprint, moveClock } from '../support/control'
import { daysFromNow } from '../support/coupons'
import { newOperator } from '../support/operators'
import { advertFields, newAdvert } from './run-input'

const DAY = 86_400

const shownAt = async (position: keyof Adverts) =>
  ((await ok('store', { type: 'advert' })) as Adverts)[position].map(({ id }) => id)

describe('an advert that an operator makes [call.opsAdvertSave] [role.operator]', () => {
  it('is shown from its beginning until its end [rule.advert-times] [call.opsAdverts] [field.ops.content]', async () => {
    const operator = await newOperator()
    const { advert_id, ...made } = await newAdvert(operator, { starts_at: daysFromNow(2), ends_at: daysFromNow(4) })
    expect(made).toMatchObject({
      position: 'center',
      state: 'coming',
      active: true,
      version: 1,
      title_th: 'Spring is here (th)',
    })
    const states: unknown[] = []
    try {
      for (const days of [0, 3, 5]) {
        await moveClock(days * DAY)
        const { list } = await ok('opsAdverts', { position: 'center' }, operator)
        const state = list.find((each) => each.advert_id === advert_id)?.state
        states.push([state, (await shownAt('center')).includes(advert_id)])
      }
    } finally {
      await moveClock(0)
    }
    expect(states).toEqual([
      ['coming', false],
      ['running', true],
      ['over', false],
    ])
    await ok('opsAdvertRemove', { advert_id }, operator)
  })

  it('is switched off, loses its end and goes elsewhere, each with its version [rule.ops-version]', async () => {
    const operator = await newOperator()
    const { advert_id } = await newAdvert(operator)
    const saved = (fields: Partial<Fields<'opsAdvertSave'>>) => ok('opsAdvertSave', { advert_id, ...fields }, operator)
    expect((await saved({ version: 1, active: false })).advert).toMatchObject({ state: 'off', version: 2 })
    expect(await shownAt('center')).not.toContain(advert_id)
    const { advert } = await saved({ version: 2, active: true, ends_at: '', starts_at: '', position: 'bottom' })
    expect(advert).toMatchObject({ starts_at: null, ends_at: null, state: 'running', position: 'bottom' })
    expect((await shownAt('bottom')).at(-1)).toBe(advert_id)
    const late = await call('opsAdvertSave', { advert_id, version: 2, active: false }, operator)
    expect(late.data).toMatchObject({ reason: 'changed', version: 3 })
    const { list } = await ok('opsAudits', { subject: 'adverts', subject_id: advert_id }, operator)
    expect(list).toMatchObject([
      { action: 'change', after: { position: 'bottom' } },
      { after: { active: false } },
      { action: 'create' },
    ])
    await ok('opsAdvertRemove', { advert_id }, operator)
  })

  it.each<[string, Partial<Fields<'opsAdvertSave'>>, string]>([
    ['ends before it begins', { starts_at: daysFromNow(5), ends_at: daysFromNow(4) }, 'ends_at'],
    ['is over', { starts_at: daysFromNow(-5), ends_at: daysFromNow(-4) }, 'ends_at'],
    ['begins on no day', { starts_at: '2030-02-41T00:00:00Z' }, 'starts_at'],
    ['begins at a word', { starts_at: 'tomorrow' }, 'starts_at'],
    ['leads out of the shop without https', { link: 'http://souk.example/' }, 'link'],
    ['runs a script', { link: 'javascript:alert(1)' }, 'link'],
    ['leads to a screen that is not there', { link: 'pages/gone/gone' }, 'link'],
    ['leads to an article, and to none', { link: 'pages/blog/detail' }, 'link'],
    ['shows a picture that is none', { image: { upload_id: '999999999' } }, 'image'],
    ['shows a path of the server', { image: { path: '../secret' } }, 'image'],
  ])('is refused when it %s [wire.unchanged] [rule.advert-link]', async (_, fields, field) => {
    const operator = await newOperator()
    const sent = { ...(await advertFields(operator)), ...fields }
    const before = await fingerprint()
    const answer = await call('opsAdvertSave', sent, operator)
    expect([answer.code, refusedFields(answer)]).toEqual([Code.invalidParameter, [field]])
    expect(await fingerprint()).toBe(before)
  })

  it('needs a position, a picture, an English title and a link', async () => {
    const answer = await call('opsAdvertSave', { title_es: 'Nada' }, await newOperator())
    expect([answer.code, refusedFields(answer)]).toEqual([
      Code.missingParameters,
      ['position', 'title_en', 'image', 'link'],
    ])
  })
})

describe('the adverts of a position [call.opsAdvertSort] [call.opsAdvertEnd] [call.opsAdvertRemove]', () => {
  it('come in the order that was set, unless another one came in between', async () => {
    const operator = await newOperator()
    const mine = [
      await newAdvert(operator, { position: 'center_top' }),
      await newAdvert(operator, { position: 'center_top' }),
    ]
    const ids = (await ok('opsAdverts', { position: 'center_top' }, operator)).list.map(({ advert_id }) => advert_id)
    const { list } = await ok('opsAdvertSort', { position: 'center_top', ids: [...ids].reverse() }, operator)
    expect(list.map(({ advert_id }) => advert_id)).toEqual([...ids].reverse())
    expect(await shownAt('center_top')).toEqual([...ids].reverse())
    await ok('opsAdvertRemove', { advert_id: one(mine).advert_id }, operator)
    const before = await fingerprint()
    for (const wrong of [ids, [one(ids), one(ids)]]) {
      const late = await call('opsAdvertSort', { position: 'center_top', ids: wrong }, operator)
      expect([late.code, late.data]).toMatchObject([Code.operationFailed, { reason: 'changed' }])
    }
    expect(await fingerprint()).toBe(before)
    await ok('opsAdvertRemove', { advert_id: at(mine, 1).advert_id }, operator)
  })

  it('end at once, also before they began, and once', async () => {
    const operator = await newOperator()
    const { advert_id } = await newAdvert(operator, { starts_at: daysFromNow(1), ends_at: '' })
    expect((await ok('opsAdvertEnd', { advert_id }, operator)).advert.state).toBe('over')
    expect((await call('opsAdvertEnd', { advert_id }, operator)).data).toMatchObject({ reason: 'not_allowed' })
    await ok('opsAdvertRemove', { advert_id }, operator)
    expect((await call('opsAdvertEnd', { advert_id }, operator)).code).toBe(Code.notFound)
  })
})
