import { lazy, Suspense, useEffect, useState } from 'react'

export interface Question {
  readonly title: string
  readonly text?: string
  /** What the button says that goes on. */
  readonly yes: string
  /** What the button says that does not; default: Cancel. */
  readonly no?: string
  readonly isDanger?: boolean
}

interface Asked extends Question {
  readonly answer: (yes: boolean) => void
}

const QuestionDialog = lazy(() => import('./question-dialog'))

let show: ((asked: Asked) => void) | null = null

/** Asks before something is done that cannot be undone. Resolves to whether it goes on. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((answer) => {
    if (show === null) answer(false)
    else show({ ...question, answer })
  })

/** Where the questions are shown; once in the console. */
export function ConfirmHost() {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => {
    show = setAsked
    return () => {
      show = null
    }
  }, [])
  if (asked === null) return null
  const answer = (yes: boolean) => {
    setAsked(null)
    asked.answer(yes)
  }
  return (
    <Suspense fallback={null}>
      <QuestionDialog question={asked} onAnswer={answer} />
    </Suspense>
  )
}
