import { useEffect, useRef, useState } from 'react'
import type { FoundPlace } from '@/domain/place/found-place'
import type { Point } from '@/domain/place/point'
import { leavePlace, answerPlace } from '@/platform/location/requested-place'
import { findPosition } from '@/platform/location/position'
import { back, replace } from '@/platform/navigation/navigation'
import { reverseGeocode } from '../find/reverse-geocode'

export interface ChosenPlace {
  readonly point: Point
  /** looking: the address of the point is still being looked up. */
  readonly state: 'looking' | 'known'
  /** Null when nothing is known about the point. */
  readonly place: FoundPlace | null
  /** The place is not at the point itself; it is the nearest known one. */
  readonly nearby: boolean
}

interface View {
  readonly centre: Point
  readonly zoom: number
}

/** Europe, Africa and western Asia on a phone, the whole world on a wide screen. */
const WORLD: View = { centre: { lat: 25, lng: 15 }, zoom: 2 }
const TOWN = 11
const STREETS = 15

/** The state and actions of the page that chooses a place. */
export function useChoosing(start: Point | null) {
  const [view, setView] = useState<View>(start === null ? WORLD : { centre: start, zoom: STREETS })
  const [chosen, setChosen] = useState<ChosenPlace | null>(null)
  const [trouble, setTrouble] = useState<'refused' | 'failed' | null>(null)
  const turn = useRef(0)

  // answers after this are ignored
  useEffect(
    () => () => {
      turn.current += 1
      leavePlace()
    },
    [],
  )

  async function mark(point: Point): Promise<void> {
    const mine = ++turn.current
    setTrouble(null)
    setChosen({ point, state: 'looking', place: null, nearby: false })
    const { place, nearby } = await reverseGeocode(point)
    if (mine === turn.current) setChosen({ point, state: 'known', place, nearby })
  }

  function take(place: FoundPlace): void {
    turn.current += 1
    setTrouble(null)
    setChosen({ point: place.point, state: 'known', place, nearby: false })
    setView({ centre: place.point, zoom: place.parts.street ? STREETS : TOWN })
  }

  async function goHere(): Promise<void> {
    const mine = ++turn.current
    setTrouble(null)
    const position = await findPosition()
    if (mine !== turn.current) return
    if (position === 'refused' || position === 'failed') return setTrouble(position)
    setView({ centre: position, zoom: STREETS })
    await mark(position)
  }

  async function confirm(): Promise<void> {
    if (chosen === null || chosen.state === 'looking') return
    const { place, point } = chosen
    const name = place?.title ?? ''
    const address = place?.note ?? ''
    if (answerPlace({ name, address, parts: place?.parts ?? {} })) return back()
    // the page was opened by its link, without a form below: show the chosen place
    await replace('openLocation', { latitude: point.lat, longitude: point.lng, name, address })
  }
  return { view, chosen, trouble, mark, take, goHere, confirm }
}
