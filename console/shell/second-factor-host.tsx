import { lazy, Suspense, useEffect, useState } from 'react'
import { setSecondFactorAsk } from '../session/second-factor'

const SecondFactor = lazy(() => import('../screens/login/second-factor'))

interface Asked {
  readonly enrolled: boolean
  readonly answer: (shown: boolean) => void
}

/** Shows the question for the second factor over the screen whose call needs it. */
export function SecondFactorHost() {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => {
    setSecondFactorAsk((enrolled) => new Promise((answer) => setAsked({ enrolled, answer })))
    return () => setSecondFactorAsk(null)
  }, [])
  if (asked === null) return null
  return (
    <Suspense fallback={null}>
      <SecondFactor
        enrolled={asked.enrolled}
        onDone={(shown) => {
          setAsked(null)
          asked.answer(shown)
        }}
      />
    </Suspense>
  )
}
