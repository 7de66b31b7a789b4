/** Closing an account in the mini-program, which copies the address of the ZIP because it cannot open it. */
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import { linkTo } from '@/routes'
import { CLOSING, type Leaver } from '../walk/closing'
import { eventually } from '../walk/driver'
import type { WeappDriver } from './support/driver'
import { test } from './support/test'

const leaver = (miniProgram: MiniProgram, driver: WeappDriver): Leaver => ({
  async taken(act) {
    await act()
    return eventually(
      async () => ((await miniProgram.callWxMethod('getClipboardData', {})) as { data: string }).data,
      (copied) => /^https?:/.test(copied),
      'the address in the clipboard',
    )
  },
  restart: () => driver.openAlone(linkTo('dashboard')),
})

for (const { name, play } of CLOSING) {
  test(name, ({ driver, miniProgram }) => play(driver, leaver(miniProgram, driver)))
}
