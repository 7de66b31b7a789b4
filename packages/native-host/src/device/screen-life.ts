import { everyNode, type ViewNode } from '../tree/view-node'
import { visibleChildren } from '../tree/visible-children'
import type { RunningApp } from './running-app'

/** Sends events to the screens of native stacks when they come to the front and when they leave it. */
export function screenLife(root: ViewNode, send: RunningApp['send']): { update(): void } {
  const tops = new Map<ViewNode, ViewNode>()

  function change(stack: ViewNode, before: ViewNode | undefined, now: ViewNode): void {
    const gone = before && stack.children.includes(before) ? before : undefined
    if (gone) send(gone, 'topWillDisappear', {})
    send(now, 'topWillAppear', {})
    if (gone) send(gone, 'topDisappear', {})
    send(now, 'topAppear', {})
    send(stack, 'topFinishTransitioning', {})
  }

  return {
    update() {
      const stacks = everyNode(root).filter(({ component }) => component.name === 'RNSScreenStack')
      for (const stack of stacks) {
        const now = [...visibleChildren(stack)].pop()
        const before = tops.get(stack)
        if (!now || now === before) continue
        tops.set(stack, now)
        change(stack, before, now)
      }
      for (const stack of tops.keys()) if (!stacks.includes(stack)) tops.delete(stack)
    },
  }
}
