import type { Device } from 'native-host/types'
import { productIds } from '@/features/product/ids'
import { HEARTS } from '../walk/wishlist'
import { shown } from './support/reach'
import { test } from './support/test'

/** The state as a screen reader reads it. */
const isFull = (phone: Device) => async (productId: string) => {
  const [heart] = shown(phone, { id: productIds.favourite(productId) })
  return (heart?.prop('accessibilityState') as { selected?: boolean } | undefined)?.selected === true
}

for (const { name, play } of HEARTS) test(name, ({ driver, phone }) => play(driver, isFull(phone)))
