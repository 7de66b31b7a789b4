/** Cards in the native app: the gateway's page opens in the phone's browser, in front of the app. */
import type { Device } from 'native-host/types'
import { at } from '@contract/rules/lists'
import { answerPage, CARDS, type Bank } from '../walk/card'
import { test } from './support/test'

function bankOn(phone: Device): Bank {
  let seen = 0
  return {
    async use(card) {
      const { opened } = phone.surroundings
      await phone.until(() => opened.length > seen, 'the gateway’s page')
      seen = opened.length
      await answerPage(at(opened, seen - 1), { card })
    },
  }
}

for (const { name, play } of CARDS) test(name, ({ driver, phone }) => play(driver, bankOn(phone)))
