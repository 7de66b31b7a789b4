import Taro from '@tarojs/taro'
import { ids } from '@/components/ids'
import { cleanUp, click, type } from '@/components/testing/render'
import { openScreen, prepareScreen } from '@/components/testing/screen'
import { byId, until } from '@/components/testing/until'
import { tellPlace } from '@/platform/location/asked-place'
import { toast } from '@/stores/toast'
import { AddressForm } from './address-form'

// the form is tried with the map of the mini-program, which can do most
jest.mock('@/platform/location/place-chooser', () => jest.requireActual('@/platform/location/place-chooser.weapp'))

const wx = { chooseLocation: jest.fn(), openSetting: jest.fn() }

beforeEach(() => {
  prepareScreen()
  Object.assign(Taro, wx, { getCurrentPages: () => [] })
  wx.chooseLocation.mockReset()
  wx.openSetting.mockReset().mockResolvedValue({ errMsg: 'ok' })
  toast.hide()
  openScreen(() => <AddressForm address={null} onSaved={() => undefined} />)
  type(byId(ids.addressStreet), 'Typed street')
  type(byId(ids.addressCity), 'Typed city')
})
afterEach(cleanUp)

const value = (id: string) => (byId(id) as HTMLInputElement).value
const typed = () => [value(ids.addressStreet), value(ids.addressCity), value(ids.addressState)]
const settled = () => until(() => byId(ids.addressMap).getAttribute('aria-busy') === null)

describe('the map of the address form', () => {
  it('fills street, city and state with what the map tells', async () => {
    wx.chooseLocation.mockResolvedValue({ name: '创意园', address: '广东省广州市海珠区新港中路397号' })
    click(byId(ids.addressMap))
    await until(() => value(ids.addressCity) === '广州市')
    expect(typed()).toEqual(['海珠区新港中路397号 创意园', '广州市', '广东省'])
  })

  it('leaves what the map does not tell as it was typed', async () => {
    wx.chooseLocation.mockResolvedValue({ name: '', address: 'Rua da Rosa 42, Lisboa' })
    click(byId(ids.addressMap))
    await until(() => value(ids.addressStreet) === 'Rua da Rosa 42, Lisboa')
    expect(value(ids.addressCity)).toBe('Typed city')
  })

  it('fills in no more than the contract takes', async () => {
    wx.chooseLocation.mockResolvedValue({ name: '', address: 'x'.repeat(300) })
    click(byId(ids.addressMap))
    await until(() => value(ids.addressStreet).length === 200)
  })

  it('changes nothing and says nothing when the person goes back', async () => {
    wx.chooseLocation.mockRejectedValue({ errMsg: 'chooseLocation:fail cancel' })
    click(byId(ids.addressMap))
    await settled()
    expect(typed()).toEqual(['Typed street', 'Typed city', ''])
    expect(toast.current).toBeNull()
    expect(document.getElementById(ids.dialogConfirm)).toBeNull()
  })

  it('changes nothing after a refusal, and leads to the settings', async () => {
    wx.chooseLocation.mockRejectedValue({ errMsg: 'chooseLocation:fail auth deny' })
    click(byId(ids.addressMap))
    await until(() => document.getElementById(ids.dialogConfirm) !== null)
    expect(document.body.textContent).toContain('Souk may not use your location')
    click(byId(ids.dialogConfirm))
    expect(wx.openSetting).toHaveBeenCalledTimes(1)
    await until(() => document.getElementById(ids.dialogConfirm) === null)
    expect(typed()).toEqual(['Typed street', 'Typed city', ''])
  })

  it('fills in what our own page tells, where the map of the host does not open, and leaves the rest', async () => {
    wx.chooseLocation.mockRejectedValue({ errMsg: 'chooseLocation:fail timeout' })
    click(byId(ids.addressMap))
    await until(() => (Taro.navigateTo as jest.Mock).mock.calls.length > 0)
    expect(tellPlace({ name: 'Bangkok', address: '', parts: { city: 'Bangkok', zip: '10110', country: 'TH' } })).toBe(
      true,
    )
    await until(() => value(ids.addressCity) === 'Bangkok')
    expect([value(ids.addressStreet), value(ids.addressZip)]).toEqual(['Typed street', '10110'])
    expect(byId(ids.addressCountry).textContent).not.toContain('Choose a country')
  })

  it.each([
    [
      'does not open, nor our own page',
      () => {
        wx.chooseLocation.mockRejectedValue({ errMsg: 'chooseLocation:fail timeout' })
        jest.spyOn(Taro, 'navigateTo').mockRejectedValue(new Error('no page'))
      },
    ],
    ['knows nothing of the place', () => wx.chooseLocation.mockResolvedValue({ name: '', address: '' })],
  ])('changes nothing and says so when the map %s', async (_case, prepare) => {
    prepare()
    click(byId(ids.addressMap))
    await until(() => toast.current !== null)
    expect(toast.current).toMatchObject({ text: 'The map gave no address. Type it here.', kind: 'alert' })
    expect(typed()).toEqual(['Typed street', 'Typed city', ''])
  })

  it('opens the map once on a double tap', async () => {
    wx.chooseLocation.mockReturnValue(new Promise(() => undefined))
    click(byId(ids.addressMap))
    click(byId(ids.addressMap))
    expect(wx.chooseLocation).toHaveBeenCalledTimes(1)
  })
})
