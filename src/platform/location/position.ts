import Taro from '@tarojs/taro'
import { asPoint } from '@/domain/place/point'
import type { Position } from './types'

/** Where the device is, to about a kilometre: anything more precise needs a licence in a mini-program. */
export async function findPosition(): Promise<Position> {
  try {
    const { latitude, longitude } = await Taro.getFuzzyLocation({ type: 'gcj02' })
    return asPoint(latitude, longitude) ?? 'failed'
  } catch (error) {
    const { errMsg = '' } = (error ?? {}) as { errMsg?: string }
    return /auth|permission/i.test(errMsg) ? 'refused' : 'failed'
  }
}
