/** The views of a screen, as React Native has made them. */
import type { Device } from 'native-host/types'

export type Node = ReturnType<Device['root']>

export function* everyNode(node: Node): Generator<Node> {
  yield node
  for (const child of node.children) yield* everyNode(child)
}

/** The last one with this id: screens below the top one stay mounted. */
export function nodeOf(device: Device, id: string): Node {
  const [node] = [...everyNode(device.root())].filter(({ props }) => props.nativeID === id).slice(-1)
  if (!node) throw new Error(`${id} is not mounted`)
  return node
}

/** How many are mounted of an element, with itself. */
export const mountedOf = (device: Device, id: string): number => [...everyNode(nodeOf(device, id))].length
