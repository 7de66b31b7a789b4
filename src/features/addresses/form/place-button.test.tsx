import { fireEvent, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { field } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { answerPlace } from '@/platform/location/requested-place'
import { toast } from '@/stores/toast'
import { enter, user } from '@/testing/person'
import { AddressForm } from '../address-form'

// the form is tried with the map of the mini-program, which can do most
jest.mock('@/platform/location/place-chooser', () => jest.requireActual('@/platform/location/place-chooser.weapp'))

const wx = { chooseLocation: jest.fn(), openSetting: jest.fn() }

beforeEach(async () => {
  prepareScreen()
  Object.assign(Taro, wx, { getCurrentPages: () => [] })
  wx.chooseLocation.mockReset()
  wx.openSetting.mockReset().mockResolvedValue({ errMsg: 'ok' })
  toast.hide()
  openScreen(() => <AddressForm address={null} book={[]} onSaved={() => undefined} />)
  await enter(screen.getByRole('textbox', { name: 'Street, number, floor' }), 'Typed street')
  await enter(screen.getByRole('textbox', { name: 'City' }), 'Typed city')
})

const value = (label: string) => field(label).value
const typed = () => [value('Street, number, floor'), value('City'), value('State or province (optional)')]
const settled = () =>
  until(() => screen.getByRole('button', { name: 'Choose on the map' }).getAttribute('aria-busy') === null)

describe('the map of the address form', () => {
  it('fills in street, city and state from the map', async () => {
    wx.chooseLocation.mockResolvedValue({ name: '创意园', address: '广东省广州市海珠区新港中路397号' })
    await user.click(screen.getByRole('button', { name: 'Choose on the map' }))
    await until(() => value('City') === '广州市')
    expect(typed()).toEqual(['海珠区新港中路397号 创意园', '广州市', '广东省'])
  })

  it('keeps the input for parts that the map does not know', async () => {
    wx.chooseLocation.mockResolvedValue({ name: '', address: 'Rua da Rosa 42, Lisboa' })
    await user.click(screen.getByRole('button', { name: 'Choose on the map' }))
    await until(() => value('Street, number, floor') === 'Rua da Rosa 42, Lisboa')
    expect(value('City')).toBe('Typed city')
  })

  it('cuts what it fills in to the limits of the contract', async () => {
    wx.chooseLocation.mockResolvedValue({ name: '', address: 'x'.repeat(300) })
    await user.click(screen.getByRole('button', { name: 'Choose on the map' }))
    await until(() => value('Street, number, floor').length === 200)
  })

  it('changes nothing and says nothing when the user goes back', async () => {
    wx.chooseLocation.mockRejectedValue({ errMsg: 'chooseLocation:fail cancel' })
    await user.click(screen.getByRole('button', { name: 'Choose on the map' }))
    await settled()
    expect(typed()).toEqual(['Typed street', 'Typed city', ''])
    expect(toast.current).toBeNull()
    expect(screen.queryByRole('button', { name: 'Open the settings' })).toBeNull()
  })

  it('changes nothing after a refusal, and leads to the settings', async () => {
    wx.chooseLocation.mockRejectedValue({ errMsg: 'chooseLocation:fail auth deny' })
    await user.click(screen.getByRole('button', { name: 'Choose on the map' }))
    await until(() => screen.queryByRole('button', { name: 'Open the settings' }) !== null)
    expect(document.body.textContent).toContain('The app may not use your location')
    await user.click(screen.getByRole('button', { name: 'Open the settings' }))
    expect(wx.openSetting).toHaveBeenCalledTimes(1)
    await until(() => screen.queryByRole('button', { name: 'Open the settings' }) === null)
    expect(typed()).toEqual(['Typed street', 'Typed city', ''])
  })

  it("fills in the values of our own page, if the host's map does not open, and leaves the rest", async () => {
    wx.chooseLocation.mockRejectedValue({ errMsg: 'chooseLocation:fail timeout' })
    await user.click(screen.getByRole('button', { name: 'Choose on the map' }))
    await until(() => (Taro.navigateTo as jest.Mock).mock.calls.length > 0)
    expect(answerPlace({ name: 'Bangkok', address: '', parts: { city: 'Bangkok', zip: '10110', country: 'TH' } })).toBe(
      true,
    )
    await until(() => value('City') === 'Bangkok')
    expect([value('Street, number, floor'), value('Postal code')]).toEqual(['Typed street', '10110'])
    expect(screen.getByRole('button', { name: 'Country: Tailandia' }).textContent).not.toContain('Choose a country')
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
    await user.click(screen.getByRole('button', { name: 'Choose on the map' }))
    await until(() => toast.current !== null)
    expect(toast.current).toMatchObject({ text: 'The map gave no address. Type it here.', kind: 'alert' })
    expect(typed()).toEqual(['Typed street', 'Typed city', ''])
  })

  it('opens the map once on a double tap', async () => {
    wx.chooseLocation.mockReturnValue(new Promise(() => undefined))
    fireEvent.click(screen.getByRole('button', { name: 'Choose on the map' }))
    fireEvent.click(screen.getByRole('button', { name: 'Choose on the map' }))
    expect(wx.chooseLocation).toHaveBeenCalledTimes(1)
  })
})
