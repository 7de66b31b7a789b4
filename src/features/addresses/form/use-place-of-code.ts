import { useEffect, useRef, useState } from 'react'
import { mayLackPostalCode } from '@contract/rules/postal-codes'
import type { Form } from '@/hooks/use-form'
import { useDebounced } from '@/hooks/use-debounced'
import { isApiError } from '@/services/api-error'
import { call } from '@/services/request'
import { settings } from '@/stores/settings'
import type { AddressValues } from './address-values'

/** Shorter ones are still being typed. */
const SHORTEST = 3

type Place = Pick<AddressValues, 'city' | 'state'>
const NOWHERE: Place = { city: '', state: '' }

interface PlaceOfCode {
  /** The city and the state as one line, while they come from the code and nobody has corrected them. */
  readonly line: string | undefined
  /** Whether the two fields are not shown: the code answers for them, or is still expected. */
  readonly hidden: boolean
  /** Whether the buyer wants to correct them. */
  readonly corrects: boolean
  readonly correct: () => void
}

/**
 * Fills in city and state from the postal code, if the shop has a geocoder, and never over what somebody typed
 * [field.address.from-code]. Without an answer there are two fields, as ever.
 */
export function usePlaceOfCode({ values, set, errors }: Form<AddressValues>): PlaceOfCode {
  const { country, city, state } = values
  const zip = values.zip.trim()
  const code = `${country} ${zip}`
  const asks = Boolean(settings.config?.geocoder_url)
  const settled = useDebounced(code)
  const [stage, setStage] = useState<'fields' | 'waiting' | 'found'>(
    asks && city === '' && state === '' ? 'waiting' : 'fields',
  )
  const [corrects, setCorrects] = useState(false)
  const answered = useRef(city === '' ? '' : code)
  const filled = useRef(NOWHERE)
  const typed = useRef(NOWHERE)
  typed.current = { city, state }

  useEffect(() => {
    const isOurs = () => typed.current.city === filled.current.city && typed.current.state === filled.current.state
    const fill = (place: Place) => {
      filled.current = place
      set('city', place.city)
      set('state', place.state)
    }
    if (!asks || code === answered.current || !isOurs()) return
    if (filled.current.city !== '') {
      // the place of another code
      fill(NOWHERE)
      setStage((now) => (now === 'found' ? 'waiting' : now))
    }
    if (settled !== code || country === '' || zip.length < SHORTEST) return
    let left = false
    const take = (place: Place | undefined) => {
      if (left) return
      answered.current = code
      setStage((now) => (now === 'found' || (now === 'waiting' && place) ? 'found' : 'fields'))
      if (place && isOurs()) fill(place)
    }
    call('postalCode', { country, zip }, { silent: true }).then(
      ({ list: [place] }) => take(place),
      (error: unknown) => {
        if (!isApiError(error)) throw error
        take(undefined)
      },
    )
    return () => {
      left = true
    }
  }, [asks, code, settled, country, zip, set])

  const wrong = errors.city !== undefined || errors.state !== undefined
  const line = stage === 'found' && city !== '' ? [...new Set([city, state])].filter(Boolean).join(', ') : undefined
  return {
    line: wrong ? undefined : line,
    hidden: !wrong && (line !== undefined || (stage === 'waiting' && !mayLackPostalCode(country))),
    corrects,
    correct: () => {
      setCorrects(true)
      setStage('fields')
    },
  }
}
