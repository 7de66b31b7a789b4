import Taro from '@tarojs/taro'
import type { PlaceToOpen } from './types'

/** Shows the place in the host's own map, from which it leads to those of the phone. Rejects when that does not open. */
export async function openPlace({ point, name, address }: PlaceToOpen): Promise<void> {
  await Taro.openLocation({ latitude: point.lat, longitude: point.lng, name, address, scale: 16 })
}
