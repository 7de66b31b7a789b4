import type { ViewTree } from '../tree/view-tree'
import { drawOnCanvas } from './draw-scene'
import type { Pictures } from './pictures'

/** What the tree shows now, as a PNG: the pictures in it are loaded first. */
export async function takePicture(tree: ViewTree, pictures: Pictures, pixelRatio: number): Promise<Buffer> {
  await pictures.load(tree.root, tree.scene())
  return drawOnCanvas(tree.root, { scene: tree.scene(), pictures, pixelRatio }).encode('png')
}
