import { comparable } from '@contract/rules/comparable'
import { useEffect, useRef, useState } from 'react'
import { searchCities, type City } from '@/domain/place/cities'
import { countryName } from '@/domain/place/country'
import { placeOfCity, type FoundPlace } from '@/domain/place/found-place'
import { loadCities } from '@/platform/map/load-cities'
import { call } from '@/services/request'
import { findPlaces } from './geocoder'
import { settings } from '@/stores/settings'
import { useLoad } from '@/hooks/use-load'

interface Found {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly list: readonly FoundPlace[]
}

const MOST = 6
/** The pause in typing before a search, in milliseconds: a geocoder must not be called for every letter. */
const PAUSE_MS = 400

type Country = { readonly code: string; readonly name: string }

function among(cities: readonly City[], words: string, countries: readonly Country[]): FoundPlace[] {
  const wanted = comparable(words).trim()
  const meant = countries.filter(({ name }) => wanted.length > 1 && comparable(name).trim().startsWith(wanted))
  const nameOf = (code: string) =>
    countries.find((country) => country.code === code)?.name ?? countryName(code, settings.tag)
  const found = searchCities(cities, words, new Set(meant.map(({ code }) => code)), MOST)
  return found.map((city) => placeOfCity(city, nameOf(city.country)))
}

/** Finds places by name: with the geocoder, or in the list of cities when there is none or it fails. */
export function usePlaceSearch(words: string): Found {
  const geocoder = settings.config?.geocoder_url ?? ''
  // without countries a city is still found, but not by its country's name
  const countries = useLoad((options) => call('citys', {}, options)).data?.list ?? []
  const [found, setFound] = useState<Found & { readonly words: string }>({ state: 'ready', list: [], words: '' })
  const turn = useRef(0)
  const known = useRef(countries)
  known.current = countries

  useEffect(() => {
    const mine = ++turn.current
    if (words.trim() === '') return
    const inList = async () => among(await loadCities(), words, known.current)
    const inWorld = () => findPlaces(geocoder, words.trim(), settings.tag).catch(inList)
    const search = () =>
      (geocoder === '' ? inList() : inWorld()).then(
        (list) => mine === turn.current && setFound({ state: 'ready', list, words }),
        () => mine === turn.current && setFound({ state: 'failed', list: [], words }),
      )
    const timer = setTimeout(() => void search(), geocoder === '' ? 0 : PAUSE_MS)
    return () => {
      turn.current += 1
      clearTimeout(timer)
    }
  }, [words, geocoder, countries.length])

  if (found.words !== words && found.list.length === 0) return { state: 'loading', list: [] }
  return found
}
