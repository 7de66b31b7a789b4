import Taro from '@tarojs/taro'
import { linkTo } from '@/routes'
import { leavePlace, answerPlace } from './requested-place'
import { placeChooser as ours } from './place-chooser'
import { placeChooser } from './place-chooser.weapp'

const answers = (answer: Promise<unknown>) => Object.assign(Taro, { chooseLocation: () => answer })
const PLACE = { name: 'Lisbon', address: 'Portugal', parts: { city: 'Lisbon', country: 'PT' } }
const fails = (errMsg: string) => answers(Promise.reject({ errMsg }))

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await Promise.resolve()
}

describe('the map of the mini-program', () => {
  it('answers what it knows of a place, be it nothing', async () => {
    answers(Promise.resolve({ name: 'Café', address: 'Rua da Rosa 42', latitude: 38.7, longitude: -9.1, errMsg: 'ok' }))
    await expect(placeChooser.choose()).resolves.toEqual({ name: 'Café', address: 'Rua da Rosa 42' })
    answers(Promise.resolve({ latitude: 0, longitude: 0, errMsg: 'ok' }))
    await expect(placeChooser.choose()).resolves.toEqual({ name: '', address: '' })
  })

  it('reports when the user went back', async () => {
    fails('chooseLocation:fail cancel')
    await expect(placeChooser.choose()).resolves.toBe('cancelled')
  })

  it.each(['auth deny', 'auth denied', ':auth denied', ' authorize no response', ' system permission denied'])(
    'tells a refusal: fail %s',
    async (words) => {
      fails(`chooseLocation:fail ${words}`)
      await expect(placeChooser.choose()).resolves.toBe('refused')
    },
  )

  it.each([
    ['is not there for this app', { errMsg: 'chooseLocation:fail the api need to be declared in app.json' }],
    ['breaks', new Error('gone')],
  ])('gives way to our own page when it %s', async (_case, error) => {
    answers(Promise.reject(error))
    const opened = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: 'ok' } as never)
    const chosen = placeChooser.choose()
    await until(() => opened.mock.calls.length > 0)
    expect(opened).toHaveBeenCalledWith({ url: linkTo('chooseLocation') })
    answerPlace(PLACE)
    await expect(chosen).resolves.toEqual(PLACE)
    opened.mockRestore()
  })
})

describe('our own page of the map', () => {
  it('returns the choice, once', async () => {
    const chosen = ours.choose()
    expect(answerPlace(PLACE)).toBe(true)
    expect(answerPlace(PLACE)).toBe(false)
    await expect(chosen).resolves.toEqual(PLACE)
  })

  it('reports no choice when it is left, or requested again', async () => {
    const first = ours.choose()
    const second = ours.choose()
    await expect(first).resolves.toBe('cancelled')
    leavePlace()
    await expect(second).resolves.toBe('cancelled')
    expect(answerPlace(PLACE)).toBe(false)
  })

  it('rejects when it does not open, and then waits for nothing', async () => {
    const opens = jest.spyOn(Taro, 'navigateTo').mockRejectedValue(new Error('no page'))
    await expect(ours.choose()).rejects.toThrow('no page')
    expect(answerPlace(PLACE)).toBe(false)
    opens.mockRestore()
  })
})
