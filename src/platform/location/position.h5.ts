import type { Position } from './types'

const OPTIONS = { timeout: 15_000, maximumAge: 60_000 }

/** Where the device is. The browser asks the user for permission, and gives no answer on a page without TLS. */
export function findPosition(): Promise<Position> {
  const { geolocation } = navigator
  if (!geolocation) return Promise.resolve('failed')
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      OPTIONS,
    )
  })
}
