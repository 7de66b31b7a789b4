/** Proves the gate: each mutant makes the built app unusable in one way, and the gate must report it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { chosen } from '../../walk/chosen'
import { knownBuyer, SCREENS } from '../../walk/screens'
import { bundleOf } from '../support/bundles'
import { GATE_MUTANTS } from '../support/gate-mutants'
import { storageOf } from '../support/device-storage'
import { broken } from '../support/mutants'
import { useFaults } from '../support/use'

/** As many as a run has time for; SOUK_EVERYWHERE=1 runs all. */
const EACH_RUN = 3

async function play(bundle: string, file: string): Promise<readonly string[]> {
  writeFileSync(file, bundle)
  const { createDevice } = await import('native-host/device')
  const { buyer } = await knownBuyer()
  const storage = storageOf({ lang: 'en', 'access-token': buyer.token })
  const device = await createDevice({ bundle: file, platform: 'android', storage })
  try {
    await device.start()
    await device.until(() => device.visible({ id: SCREENS.home.id })[0], 'home')
    return await useFaults(device)
  } finally {
    device.close()
  }
}

const whole = () => readFileSync(bundleOf('android'), 'utf8')

test('finds no fault in the unchanged app', async ({}, info) => {
  expect(await play(whole(), info.outputPath('whole.bundle'))).toEqual([])
})

for (const mutant of chosen(GATE_MUTANTS, EACH_RUN)) {
  test(`reports an app in which ${mutant.name}`, async ({}, info) => {
    const found = await play(broken(whole(), mutant), info.outputPath('broken.bundle'))
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(mutant.by)]))
  })
}
