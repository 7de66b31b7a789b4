import type { Device } from 'native-host/types'
import { idOf } from '@/components/ids'
import { HEARTS } from '../walk/wishlist'
import { shown } from './reach'
import { test } from './test'

/** As a screen reader is told. */
const isFull = (phone: Device) => async (productId: string) => {
  const [heart] = shown(phone, { id: idOf.favourite(productId) })
  return (heart?.prop('accessibilityState') as { selected?: boolean } | undefined)?.selected === true
}

for (const { name, play } of HEARTS) test(name, ({ driver, phone }) => play(driver, isFull(phone)))
