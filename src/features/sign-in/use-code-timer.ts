import { useEffect, useRef, useState } from 'react'
import { SMS_CODE_COUNTDOWN_S } from '@contract/base/constants'
import { now } from '@/platform/clock'
import { isApiError } from '@/services/api-error'

export interface CodeTimer {
  /** Seconds until another code may be requested; 0 when it may. */
  readonly left: number
  /** Why the last code was not sent, when no toast has said so. */
  readonly fault: string | undefined
  /**
   * Requests a code and counts down, also after a refusal that says how long to wait. Returns whether the code was
   * sent.
   */
  readonly send: (ask: () => Promise<unknown>) => Promise<boolean>
}

/** In seconds. A longer wait, such as after the last code of a day, is shown as a text without a countdown. */
const LONGEST_COUNTDOWN_S = 600

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - now()) / 1_000))

/**
 * One code every sixty seconds [const.sms-countdown]. Counted by the clock, so that a sleeping page does not count too
 * long.
 */
export function useCodeTimer(): CodeTimer {
  const [end, setEnd] = useState(0)
  const [left, setLeft] = useState(0)
  const [fault, setFault] = useState<string>()
  const busy = useRef(false)
  const running = left > 0

  useEffect(() => {
    setLeft(secondsUntil(end))
    if (!running) return undefined
    const timer = setInterval(() => setLeft(secondsUntil(end)), 250)
    return () => clearInterval(timer)
  }, [end, running])

  const wait = (seconds: number) => {
    setEnd(now() + seconds * 1_000)
    setLeft(seconds)
  }

  async function send(ask: () => Promise<unknown>): Promise<boolean> {
    if (busy.current || secondsUntil(end) > 0) return false
    busy.current = true
    setFault(undefined)
    try {
      await ask()
      wait(SMS_CODE_COUNTDOWN_S)
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      // everything but field errors has been shown already
      if (error.errors.length > 0) setFault(error.message)
      const { retry_after: seconds } = error.data
      if (typeof seconds === 'number' && seconds <= LONGEST_COUNTDOWN_S) wait(seconds)
      return false
    } finally {
      busy.current = false
    }
  }

  return { left, fault, send }
}
