import { createCanvas, type Image } from '@napi-rs/canvas'
import { drawOnCanvas } from '../../src/draw/draw-scene'
import type { ViewNode } from '../../src/tree/view-node'
import type { ViewTree } from '../../src/tree/view-tree'
import { makeTree, type Sketch } from './make-tree'

/** red, green, blue: 0 to 255 */
export type Rgb = readonly [red: number, green: number, blue: number]

export interface Drawing {
  /** the colour in the middle of a px, counted from the window's corner */
  at(x: number, y: number): Rgb
  /** how many px in a box are not white */
  inked(x: number, y: number, width: number, height: number): number
}

export const WHITE: Rgb = [255, 255, 255]
export const RED: Rgb = [255, 0, 0]
export const BLUE: Rgb = [0, 0, 255]
/** as React Native sends colours */
export const INK = { red: 0xffff0000, blue: 0xff0000ff, black: 0xff000000 } as const

/** Draws and changes views from a test's description, one pixel per px. */
export async function drawn(
  sketches: readonly Sketch[],
  pictureOf: (node: ViewNode) => Image | undefined = () => undefined,
  change: (tree: ViewTree) => void = () => undefined,
): Promise<Drawing> {
  const tree = await makeTree(sketches)
  change(tree)
  const canvas = drawOnCanvas(tree.root, { scene: tree.scene(), pictures: { of: pictureOf }, pixelRatio: 1 })
  const { width, data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  tree.free()
  const at = (x: number, y: number): Rgb => {
    const first = (y * width + x) * 4
    return [data[first] ?? 0, data[first + 1] ?? 0, data[first + 2] ?? 0]
  }
  return {
    at,
    inked(x, y, across, down) {
      let count = 0
      for (let row = y; row < y + down; row += 1) {
        for (let column = x; column < x + across; column += 1) if (String(at(column, row)) !== String(WHITE)) count += 1
      }
      return count
    },
  }
}

/** A picture with vertical stripes, one px high by default. */
export function stripes(colors: readonly string[], height = 1): Uint8Array {
  const canvas = createCanvas(colors.length, height)
  const pen = canvas.getContext('2d')
  colors.forEach((color, x) => {
    pen.fillStyle = color
    pen.fillRect(x, 0, 1, height)
  })
  return new Uint8Array(canvas.toBuffer('image/png'))
}
