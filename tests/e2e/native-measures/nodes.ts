/** The views of a screen, as React Native has made them. */
import type { Device } from 'native-host/types'

export type Node = ReturnType<Device['root']>

/** A view and all within it. A list's end is looked for some thousand times, so that it is written for speed. */
export function everyNode(node: Node): readonly Node[] {
  const found: Node[] = []
  const collect = (each: Node) => {
    found.push(each)
    for (const child of each.children) collect(child)
  }
  collect(node)
  return found
}

/** The last one with this id: screens below the top one stay mounted. */
export function nodeOf(device: Device, id: string): Node {
  const node = everyNode(device.root())
    .filter(({ props }) => props.nativeID === id)
    .at(-1)
  if (!node) throw new Error(`${id} is not mounted`)
  return node
}

/** How many are mounted of an element, with itself. */
export const mountedOf = (device: Device, id: string): number => everyNode(nodeOf(device, id)).length
