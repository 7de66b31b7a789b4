import { reaction } from 'mobx'
import { useCallback, useEffect, useRef, useState } from 'react'
import { FOLLOW_MS, phaseOf, pauseBefore, type CardPaymentPhase, type PaymentSeen } from '@/domain/money/card-payment'
import { now } from '@/platform/clock'
import type { ApiError } from '@/services/api-error'
import { call } from '@/services/request'
import { asApiError, SILENT } from '@/stores/load-state'
import { network } from '@/stores/network'
import { useOnReshow } from '@/hooks/use-on-reshow'

export interface FollowedPayment {
  /** Undefined before the first answer. */
  readonly phase: CardPaymentPhase | undefined
  readonly seen: PaymentSeen | undefined
  /** The error of the last request. */
  readonly error: ApiError | undefined
  /** Asks the server again, with the first pauses. */
  readonly check: () => void
}

/**
 * Follows a payment until the server says that it is paid or has failed. It asks with growing pauses for 45 seconds,
 * and again when the page is shown again, the network is back or `check` is called [screen.card-payment].
 */
export function useFollowedPayment(paymentId: string): FollowedPayment {
  const [seen, setSeen] = useState<PaymentSeen>()
  const [error, setError] = useState<ApiError>()
  const [slow, setSlow] = useState(false)
  const [round, setRound] = useState(0)
  const settled = useRef(false)
  const check = useCallback(() => {
    if (!settled.current) setRound((before) => before + 1)
  }, [])
  useOnReshow(check)

  useEffect(() => {
    let live = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const began = now()
    settled.current = false
    setSlow(false)

    const ask = async (question: number): Promise<void> => {
      try {
        const answer = await call('paymentState', { payment_id: paymentId }, SILENT)
        if (!live) return
        setSeen(answer)
        setError(undefined)
        settled.current = answer.state === 'paid'
        if (answer.state !== 'pending') return
      } catch (failure) {
        if (!live) return
        const reason = asApiError(failure)
        setError(reason)
        if (reason.kind === 'refused') return
      }
      if (now() - began >= FOLLOW_MS) setSlow(true)
      else timer = setTimeout(() => void ask(question + 1), pauseBefore(question))
    }
    void ask(0)
    return () => {
      live = false
      if (timer !== undefined) clearTimeout(timer)
    }
  }, [paymentId, round])

  const offline = error?.kind === 'network'
  useEffect(() => {
    if (!offline) return
    return reaction(
      () => network.online,
      (online) => online && check(),
    )
  }, [offline, check])

  return { phase: seen && phaseOf(seen, slow), seen, error, check }
}
