/** The views of a screen, as React Native created them. */
import type { Device } from 'native-host/types'

export type Node = ReturnType<Device['root']>

/** A view and all views in it. Optimised for speed, because the end of a list is searched some thousand times. */
export function everyNode(node: Node): readonly Node[] {
  const found: Node[] = []
  const collect = (each: Node) => {
    found.push(each)
    for (const child of each.children) collect(child)
  }
  collect(node)
  return found
}

/** The last view with this id, because screens below the top one stay mounted. */
export function nodeOf(device: Device, id: string): Node {
  const node = everyNode(device.root())
    .filter(({ props }) => props.nativeID === id)
    .at(-1)
  if (!node) throw new Error(`${id} is not mounted`)
  return node
}

/** The number of mounted views in an element, including itself. */
export const mountedOf = (device: Device, id: string): number => everyNode(nodeOf(device, id)).length
