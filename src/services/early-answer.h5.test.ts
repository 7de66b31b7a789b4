import { context } from './context'
import { earlyAnswer } from './early-answer'

const CALL = '/customer/index/store?type=advert&lang=th'
const early = { statusCode: 200, header: { age: '3' }, data: { code: 200, data: { top: [] } } }
const late = { statusCode: 200, data: { code: 200, data: { top: [1] } } }
const send = jest.fn(() => Promise.resolve(late))

function began(answer: Promise<typeof early | undefined>): void {
  Object.assign(window, { soukStart: { language: 'th', [CALL]: answer } })
}

beforeEach(() => {
  context.language = 'th'
  send.mockClear()
})

it('is that of the page’s head, once [wire.start]', async () => {
  began(Promise.resolve(early))
  await expect(earlyAnswer(CALL, send)).resolves.toBe(early)
  expect(send).not.toHaveBeenCalled()
  await expect(earlyAnswer(CALL, send)).resolves.toBe(late)
})

it('is asked for where the head had none, or one in another language [wire.start]', async () => {
  began(Promise.resolve(undefined))
  await expect(earlyAnswer(CALL, send)).resolves.toBe(late)
  began(Promise.resolve(early))
  await expect(earlyAnswer('/customer/index/get_wallets?', send)).resolves.toBe(late)
  context.language = 'en'
  await expect(earlyAnswer(CALL, send)).resolves.toBe(late)
})

it('is asked for where nothing began early', async () => {
  Reflect.deleteProperty(window, 'soukStart')
  await expect(earlyAnswer(CALL, send)).resolves.toBe(late)
})
