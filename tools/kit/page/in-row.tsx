import type { States } from './kit'

/** States of what lies in a row in the app, and would be stretched in a column. */
export const inRow = (states: States): States =>
  Object.fromEntries(
    Object.entries(states).map(([about, Draw]) => [
      about,
      () => (
        <div className="kit-row">
          <Draw />
        </div>
      ),
    ]),
  )
