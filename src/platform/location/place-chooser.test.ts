import Taro from '@tarojs/taro'
import { placeChooser as none } from './place-chooser'
import { placeChooser } from './place-chooser.weapp'

const answers = (answer: Promise<unknown>) => Object.assign(Taro, { chooseLocation: () => answer })
const fails = (errMsg: string) => answers(Promise.reject({ errMsg }))

describe('the map of the mini-program', () => {
  it('answers what it knows of a place, be it nothing', async () => {
    answers(Promise.resolve({ name: 'Café', address: 'Rua da Rosa 42', latitude: 38.7, longitude: -9.1, errMsg: 'ok' }))
    await expect(placeChooser.choose()).resolves.toEqual({ name: 'Café', address: 'Rua da Rosa 42' })
    answers(Promise.resolve({ latitude: 0, longitude: 0, errMsg: 'ok' }))
    await expect(placeChooser.choose()).resolves.toEqual({ name: '', address: '' })
  })

  it('tells somebody who went back', async () => {
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

  it('hands on what is a fault', async () => {
    fails('chooseLocation:fail the api need to be declared in the requiredPrivateInfos field in app.json')
    await expect(placeChooser.choose()).rejects.toHaveProperty('errMsg')
    answers(Promise.reject(new Error('gone')))
    await expect(placeChooser.choose()).rejects.toThrow('gone')
  })

  it('is the only one so far', () => expect(none).toBeNull())
})
