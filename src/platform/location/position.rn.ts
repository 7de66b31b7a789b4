import { Accuracy, getCurrentPositionAsync, requestForegroundPermissionsAsync } from 'expo-location'
import { asPoint } from '@/domain/place/point'
import type { Position } from './types'

/** Where the phone is. The system asks the user for permission the first time. */
export async function findPosition(): Promise<Position> {
  try {
    const { granted } = await requestForegroundPermissionsAsync()
    if (!granted) return 'refused'
    const { coords } = await getCurrentPositionAsync({ accuracy: Accuracy.Balanced })
    return asPoint(coords.latitude, coords.longitude) ?? 'failed'
  } catch {
    return 'failed'
  }
}
