import { parseCities, type City } from '@/domain/place/cities'
import cities from './data/cities.txt'
import { readAsset } from './read-asset.rn'

// Metro turns the import into a number; on other targets it is the text
const ASSET = cities as unknown as number

let text: Promise<string> | undefined
let loaded: Promise<readonly City[]> | undefined

/** Reads the file beside the bundle, once. Rejects when it cannot be read; the next call tries again. */
export function citiesText(): Promise<string> {
  text ??= readAsset(ASSET).catch((error: unknown) => {
    text = undefined
    throw error
  })
  return text
}

/** The cities that ship with the app. */
export function loadCities(): Promise<readonly City[]> {
  loaded ??= citiesText().then(parseCities)
  return loaded.catch((error: unknown) => {
    loaded = undefined
    throw error
  })
}
