import type { ComponentType } from 'react'
import type { States } from './kit'

interface StateAloneProps {
  name: string
  state: string
  place: 'main' | 'landmark' | 'over'
  states: readonly (readonly [string, States])[]
}

/** One state on a page of its own, as a screen of the app would have it: this is what axe plays. */
export function StateAlone({ name, state, place, states }: StateAloneProps) {
  const Draw: ComponentType | undefined = states.find(([known]) => known === name)?.[1][state]
  const beside = place !== 'main'
  const drawn = Draw ? <Draw /> : <p>The kit has no such state.</p>
  return (
    <div className="kit-alone" data-state={`${name}/${state}`}>
      {beside && drawn}
      <main>
        <h1>{`${name}: ${state}`}</h1>
        {!beside && drawn}
      </main>
    </div>
  )
}
