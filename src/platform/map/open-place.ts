import Taro from '@tarojs/taro'
import type { PlaceToOpen } from './types'

/** Shows the place on the host's own map, which links to the phone's map apps. Rejects when that does not open. */
export async function openPlace({ point, name, address }: PlaceToOpen): Promise<void> {
  await Taro.openLocation({ latitude: point.lat, longitude: point.lng, name, address, scale: 16 })
}
