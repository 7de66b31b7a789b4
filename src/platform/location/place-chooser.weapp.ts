import Taro from '@tarojs/taro'
import { askForPlace } from './requested-place'
import type { PlaceAnswer, PlaceChooser } from './types'

/** The host's own map; where it does not open, the app's page with the host's map inside [route.choose-location]. */
export const placeChooser: PlaceChooser = {
  choose: () =>
    Taro.chooseLocation({}).then(
      ({ name, address }): PlaceAnswer => ({ name: name ?? '', address: address ?? '' }),
      (error: unknown) => reasonOf(error) ?? askForPlace(),
    ),
  openSettings: async () => {
    await Taro.openSetting({})
  },
}

/**
 * Only the host's wording separates a refusal from a failure: `fail cancel`, `fail auth deny`, `fail:authorize no
 * response`.
 */
function reasonOf(error: unknown): 'cancelled' | 'refused' | null {
  const { errMsg = '' } = (error ?? {}) as { errMsg?: string }
  if (/cancel/i.test(errMsg)) return 'cancelled'
  return /auth(orize)?\b|permission/i.test(errMsg) ? 'refused' : null
}
