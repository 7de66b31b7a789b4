import { everyNode, type ViewNode } from '../tree/view-node'

/** Reports each removed modal by the identifier that the app gave it. */
export function modalLife(root: ViewNode, dismissed: (identifier: number) => void): { update(): void } {
  let before: readonly number[] = []
  return {
    update() {
      const modals = everyNode(root).filter(({ component }) => component.kind === 'modal')
      const now = modals.map(({ props }) => props.identifier).filter((each) => typeof each === 'number')
      for (const identifier of before) if (!now.includes(identifier)) dismissed(identifier)
      before = now
    },
  }
}
