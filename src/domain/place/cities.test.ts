import { readFileSync } from 'node:fs'
import path from 'node:path'
import { nearestCity, parseCities, searchCities } from './cities'

const cities = parseCities(readFileSync(path.join(__dirname, '../../platform/map/data/cities.txt'), 'utf8'))
const NONE = new Set<string>()
const names = (words: string, countries = NONE) => searchCities(cities, words, countries, 5).map(({ name }) => name)

describe('the cities that come with the app', () => {
  it('are some thousands, each with a country and a point on the earth', () => {
    expect(cities.length).toBeGreaterThan(3000)
    for (const { name, country, point } of cities) {
      expect([name, country]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/^[A-Z]{2}$/)])
      expect([Math.abs(point.lat) <= 90, Math.abs(point.lng) <= 180]).toEqual([true, true])
    }
  })

  it('are found by the beginning of their name, the largest first', () => {
    expect(names('lis')[0]).toBe('Lisbon')
    expect(names('san')[0]).toBe('Santiago')
  })

  it('are found without accents and capitals, and by a later word of the name', () => {
    expect(names('SAO PAULO')).toContain('São Paulo')
    expect(names('mai')).toContain('Chiang Mai')
  })

  it('are found in the script of their country', () => {
    expect(names('กรุงเทพ')).toEqual(['Bangkok'])
    expect(names('上海')).toEqual(['Shanghai'])
  })

  it('are found by their country, after those of that name', () => {
    expect(names('portugal', new Set(['PT']))).toEqual(['Lisbon', 'Porto', 'Amadora', 'Braga', 'Setúbal'])
    expect(names('nowhere at all')).toEqual([])
    expect(names('  ')).toEqual([])
  })

  it('tell which of them is near a point, if any is', () => {
    expect(nearestCity(cities, { lat: 38.71, lng: -9.14 }, 30)?.name).toBe('Lisbon')
    expect(nearestCity(cities, { lat: 30, lng: -40 }, 30)).toBeNull()
  })
})
