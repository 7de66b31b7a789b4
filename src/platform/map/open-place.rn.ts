import { Linking, Platform } from 'react-native'
import { mapAddress } from './map-address'
import type { PlaceToOpen } from './types'

/** Opens the place in the phone's map app. Rejects when there is none. */
export async function openPlace(place: PlaceToOpen): Promise<void> {
  await Linking.openURL(mapAddress(Platform.OS === 'ios' ? 'apple' : 'android', place))
}
