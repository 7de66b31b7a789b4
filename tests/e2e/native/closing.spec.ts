/** Closing an account in the native app, where the phone's browser downloads the ZIP. */
import type { Device } from 'native-host/types'
import { CLOSING, type Leaver } from '../walk/closing'
import { test } from './support/test'

const leaver = (phone: Device): Leaver => ({
  async taken(act) {
    const seen = phone.surroundings.opened.length
    await act()
    return phone.until(() => phone.surroundings.opened[seen], 'the browser')
  },
  // no wait for home, because a user who has closed the account is redirected from it at once
  restart: () => phone.restart(),
})

for (const { name, play } of CLOSING) test(name, ({ driver, phone }) => play(driver, leaver(phone)))
