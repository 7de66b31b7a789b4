import Taro from '@tarojs/taro'
import type { Scanned, Scanner } from './types'

function answerOf(error: unknown): Scanned {
  const { errMsg = '' } = (error ?? {}) as { errMsg?: string }
  if (/cancel/.test(errMsg)) return 'cancelled'
  if (/auth|permission/i.test(errMsg)) return 'refused'
  throw error
}

async function scan(): Promise<Scanned> {
  try {
    const { result } = await Taro.scanCode({ scanType: ['barCode', 'qrCode'] })
    return result.trim() === '' ? 'none' : { text: result.trim() }
  } catch (error) {
    return answerOf(error)
  }
}

/** The host's scanner. Null where the device has none, so that no button is shown. */
export const findScanner = (): Scanner | null => ({ scan })
