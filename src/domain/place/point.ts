/** A point on the earth in degrees, WGS 84. */
export interface Point {
  readonly lat: number
  readonly lng: number
}

const DEGREES = /^-?\d{1,3}(\.\d{1,15})?$/
const EARTH_RADIUS_KM = 6_371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The point in a link; null when a number is missing, malformed or out of range. */
export function readPoint(latitude: string | undefined, longitude: string | undefined): Point | null {
  if (latitude === undefined || longitude === undefined) return null
  if (!DEGREES.test(latitude) || !DEGREES.test(longitude)) return null
  return asPoint(Number(latitude), Number(longitude))
}

/** The point of two untrusted numbers; null when it is not on the earth. */
export function asPoint(lat: unknown, lng: unknown): Point | null {
  if (typeof lat !== 'number' || typeof lng !== 'number') return null
  if (!(Math.abs(lat) <= 90) || !(Math.abs(lng) <= 180)) return null
  return { lat, lng }
}

/** The distance along the surface of the earth, in kilometres. */
export function distanceKm(from: Point, to: Point): number {
  const across = Math.sin(radians(to.lng - from.lng) / 2) ** 2
  const along = Math.sin(radians(to.lat - from.lat) / 2) ** 2
  const part = along + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * across
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(part)))
}

/** The point as text: five decimals are about a metre. */
export function pointText({ lat, lng }: Point): string {
  return `${lat.toFixed(5)}, ${lng.toFixed(5)}`
}
