import type { ViewTree } from '../tree/view-tree'
import { drawOnCanvas } from './draw-scene'
import type { Pictures } from './picture/pictures'
import { undrawnIn } from './undrawn'

/**
 * What the tree shows now, as a PNG: the pictures in it are loaded first.
 * @param say hears of what is on the screen and not drawn, a sentence for each kind
 */
export async function takePicture(
  tree: ViewTree,
  pictures: Pictures,
  pixelRatio: number,
  say: (message: string) => void,
): Promise<Buffer> {
  await pictures.load(tree.root, tree.scene())
  const scene = tree.scene()
  for (const left of undrawnIn(tree.root, scene)) say(`a picture leaves out ${left}`)
  return drawOnCanvas(tree.root, { scene, pictures, pixelRatio }).encode('png')
}
