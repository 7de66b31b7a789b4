import { Component, type GeneralComponent } from 'glass-easel'
import type { CodeSpace } from 'glass-easel-miniprogram-adapter'

/**
 * Fires `ready` at the app's own components, which the framework leaves to its host: children before parents once the
 * page is drawn, and soon after attachment from then on. Call the returned function when the page is drawn.
 */
export function readySignals(space: CodeSpace): () => void {
  const waiting = new Set<GeneralComponent>()
  let drawn = false

  function flush(): void {
    const due = [...waiting].reverse()
    waiting.clear()
    for (const component of due) if (Component.isAttached(component)) component.triggerLifetime('ready', [])
  }

  const overall = space
    .getComponentSpace()
    .define()
    .lifetime('attached', function attached(this: unknown) {
      if (drawn && waiting.size === 0) window.setTimeout(flush, 0)
      // life cycles have app code's `this`
      waiting.add((this as { readonly _$: GeneralComponent })._$)
    })
    .registerBehavior()
  space.setOverallBehavior(overall as never)

  return () => {
    drawn = true
    flush()
  }
}
