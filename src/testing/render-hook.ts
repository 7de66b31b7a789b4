/** For tests: runs a hook in a component of its own. */
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { act } from 'react-dom/test-utils'

interface Rendered<P, R> {
  /** What the hook answered last. */
  readonly result: () => R
  readonly rerender: (props: P) => Promise<void>
  readonly unmount: () => Promise<void>
}

/** Settles all pending work within. */
export const settle = (work: () => unknown = () => undefined): Promise<void> =>
  // act's own types promise nothing back, although it waits for an async function
  Promise.resolve(
    act(async () => {
      await work()
    }),
  )

export async function renderHook<P, R>(hook: (props: P) => R, props: P): Promise<Rendered<P, R>> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  let last: { readonly answer: R } | undefined
  function Host({ of }: { of: P }) {
    last = { answer: hook(of) }
    return null
  }
  const root = createRoot(document.createElement('div'))
  const draw = (of: P) => settle(() => root.render(createElement(Host, { of })))
  await draw(props)
  return {
    result: () => {
      if (!last) throw new Error('the hook has not answered yet')
      return last.answer
    },
    rerender: draw,
    unmount: () => settle(() => root.unmount()),
  }
}
