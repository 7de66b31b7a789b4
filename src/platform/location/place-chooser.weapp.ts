import Taro from '@tarojs/taro'
import type { PlaceAnswer, PlaceChooser } from './types'

/** The host's own map (gaps §8). */
export const placeChooser: PlaceChooser = {
  choose: () =>
    Taro.chooseLocation({}).then(
      ({ name, address }) => ({ name: name ?? '', address: address ?? '' }),
      (error: unknown) => reasonOf(error),
    ),
  openSettings: async () => {
    await Taro.openSetting({})
  },
}

/** The host tells a person's "no" from a fault by words alone: `fail cancel`, `fail auth deny`, `fail:authorize no response`. */
function reasonOf(error: unknown): PlaceAnswer {
  const { errMsg = '' } = (error ?? {}) as { errMsg?: string }
  if (/cancel/i.test(errMsg)) return 'cancelled'
  if (/auth(orize)?\b|permission/i.test(errMsg)) return 'refused'
  throw error
}
