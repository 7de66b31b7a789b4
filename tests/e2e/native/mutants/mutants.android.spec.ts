/** Proves the suite: each mutant breaks the built app in one way, and the driver or the host must report it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { Device } from 'native-host/types'
import { ids, pageIds } from '@/kit/ids'
import { productIds } from '@/features/product/ids'
import { linkTo } from '@/routes'
import { patient } from '../../../jest/patience.js'
import { WAIT_MS, type Driver } from '../../walk/driver'
import { startFaultProxy, type FaultProxy } from '../../walk/load-states/fault-proxy'
import { looksAs, playLoadStates, type ScreenDriver } from '../../walk/load-states/play'
import { articles } from '../../walk/world'
import { bundleOf } from '../support/bundles'
import { nativeDriver } from '../support/driver'
import { statesPhone, nativeScreenDriver } from '../support/screen-driver'
import { broken, MUTANTS } from '../support/mutants'

/** A short wait, because broken elements never appear. */
const SHORT_MS = patient(8_000)

interface Played {
  readonly driver: Driver
  readonly hand: ScreenDriver
  readonly proxy: FaultProxy
  readonly productId: string
}

type Step = readonly [name: string, take: (played: Played) => Promise<void>]

const STEPS: readonly Step[] = [
  ['shows home', ({ driver }) => driver.find(pageIds.home)],
  [
    'opens a product',
    async ({ driver, productId }) => {
      await driver.open(linkTo('product', { product_id: productId }))
      await driver.find(productIds.productName)
    },
  ],
  [
    'puts it into the cart',
    async ({ driver }) => {
      await driver.tap(productIds.addToCart)
      await driver.find(ids.cartCount)
    },
  ],
  [
    'goes back',
    async ({ driver }) => {
      await driver.back()
      await driver.find(pageIds.home)
    },
  ],
  [
    'plays the states',
    async ({ hand, proxy }) => {
      const { look } = await looksAs('visitor')
      await playLoadStates(hand, proxy, 'brands', look)
    },
  ],
]

/** Runs the steps, and returns the suite's complaints: the failed step, and the findings of its fixture. */
async function complaints(device: Device, proxy: FaultProxy, ms: number): Promise<readonly string[]> {
  const [{ id }] = await articles()
  const driver = nativeDriver(device, ms)
  const played = { driver, hand: nativeScreenDriver(device, proxy, ms), proxy, productId: id }
  const found: string[] = []
  const attempt = async (name: string, take: () => Promise<void>) => {
    if (found.length > 0) return
    await take().catch((error: Error) => void found.push(`${name}: ${error.message.split('\n')[0]}`))
  }
  await attempt('starts', () => device.start())
  for (const [name, take] of STEPS) await attempt(name, () => take(played))
  const { missing, faults } = device.records
  return [
    ...found,
    ...[...missing].map((name) => `not there: ${name}`),
    ...faults.map(({ message }) => `nobody caught: ${message}`),
  ]
}

async function play(bundle: string, file: string, ms: number): Promise<readonly string[]> {
  writeFileSync(file, bundle)
  const proxy = await startFaultProxy(process.env.SOUK_TEST_API ?? '')
  const device = await statesPhone(proxy, { bundle: file })
  try {
    return await complaints(device, proxy, ms)
  } finally {
    device.close()
    await proxy.stop()
  }
}

const whole = () => readFileSync(bundleOf('android'), 'utf8')

test('finds no fault in the unchanged app', async ({}, info) => {
  expect(await play(whole(), info.outputPath('whole.bundle'), WAIT_MS)).toEqual([])
})

for (const mutant of MUTANTS) {
  test(`reports an app in which ${mutant.name}`, async ({}, info) => {
    const found = await play(broken(whole(), mutant), info.outputPath('broken.bundle'), SHORT_MS)
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(mutant.by)]))
  })
}
