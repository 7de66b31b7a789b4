/** On an iPhone, the app must keep fields visible above the keyboard: the tests tap low fields and check them. */
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { Device } from 'native-host/types'
import { ids } from '@/kit/ids'
import { addressesIds } from '@/features/addresses/ids'
import { orderFactsIds, ordersIds } from '@/features/orders/ids'
import type { RouteName } from '@/routes'
import { knownBuyer, SCREENS } from '../walk/screens'
import { bundleOf } from './support/bundles'
import { deepLink } from './support/driver'
import { storageOf } from './support/device-storage'
import { broken, type Mutant } from './support/mutants'

/** Long forms with fields in the area of the keyboard. */
const FORMS: readonly RouteName[] = ['register', 'address']
const INPUT = 'RCTSinglelineTextInputView'
const COUNTRY_SEARCH = 'address-country-search'

const MUTANTS: readonly Mutant[] = [
  {
    name: 'the form does not scroll for the keyboard',
    old: /automaticallyAdjustKeyboardInsets:!0/g,
    fresh: 'automaticallyAdjustKeyboardInsets:!1',
    by: /^register: register-\S+ lies under the keyboard$/,
  },
  {
    name: 'a sheet is under the keyboard',
    old: /behavior:'ios'===(\w+\.Platform\.OS)\?'padding':void 0/,
    fresh: 'behavior:void 0',
    by: /^order: order-cancel-remark lies under the keyboard$/,
  },
]

/** Taps a field, and returns a line if the keyboard covers it. */
async function coveredField(device: Device, id: string): Promise<string[]> {
  await device.tap({ id })
  const { y } = await device.keyboard(true)
  const box = device.find({ id }).box()
  await device.keyboard(false)
  return box.y + box.height > y ? [`${id} lies under the keyboard`] : []
}

/** The fields that the keyboard covers, and the number of fields in its area. */
async function play(bundle: string): Promise<{ readonly met: number; readonly covered: readonly string[] }> {
  // the host is an ES module, which this file cannot load in any other way
  const { createDevice } = await import('native-host/device')
  const { buyer, known } = await knownBuyer()
  const storage = storageOf({ lang: 'en', 'access-token': buyer.token })
  const device = await createDevice({ bundle, platform: 'ios', storage })
  await device.start()
  await device.until(() => device.visible({ id: SCREENS.home.id })[0], 'home')
  const { y } = await device.keyboard(true)
  await device.keyboard(false)
  const covered: string[] = []
  let met = 0
  const look = async (screen: RouteName, id: string) => {
    met += 1
    covered.push(...(await coveredField(device, id)).map((line) => `${screen}: ${line}`))
  }
  for (const screen of FORMS) {
    const { id, link } = SCREENS[screen]
    await device.openLink(deepLink(link(known)))
    const page = await device.until(() => device.visible({ id })[0], `${screen} is shown`)
    if (screen === 'address') {
      const add = await device.until(() => device.visible({ id: ids.addressAdd })[0], 'the addresses')
      await device.tap(add)
    }
    await device.until(() => device.visible({ component: INPUT }).some((input) => input.isIn(page)), 'its fields')
    const low = device.visible({ component: INPUT }).filter((input) => {
      const [box, sight] = [input.box(), device.look(input)]
      const isWhole = sight.state === 'visible' && sight.box.height >= box.height
      return isWhole && input.isIn(page) && box.y + box.height > y
    })
    for (const input of low) await look(screen, input.id ?? '')
  }
  await device.bringIntoView({ id: addressesIds.addressCountry })
  await device.tap({ id: addressesIds.addressCountry })
  await device.until(() => device.visible({ id: addressesIds.addressCountryOf('AF') })[0], 'the countries')
  await device.type({ id: COUNTRY_SEARCH }, 'thailand')
  await look('address', COUNTRY_SEARCH)
  // a sheet that is as low as its content
  await device.openLink(deepLink(SCREENS.order.link(known)))
  const cancel = await device.until(() => device.visible({ id: ordersIds.orderCancel })[0], 'the button that cancels')
  await device.tap(cancel)
  await device.until(() => device.visible({ id: orderFactsIds.cancelRemark })[0], 'the question')
  await look('order', orderFactsIds.cancelRemark)
  device.close()
  return { met, covered }
}

test('covers no tapped field [face.accessible]', async () => {
  const { met, covered } = await play(bundleOf('ios'))
  expect(covered).toEqual([])
  expect(met).toBeGreaterThan(FORMS.length)
})

for (const mutant of MUTANTS) {
  test(`reports an app in which ${mutant.name}`, async ({}, info) => {
    const file = info.outputPath('broken.bundle')
    writeFileSync(file, broken(readFileSync(bundleOf('ios'), 'utf8'), mutant))
    expect((await play(file)).covered).toEqual(expect.arrayContaining([expect.stringMatching(mutant.by)]))
  })
}
