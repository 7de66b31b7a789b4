import type { ViewTree } from '../tree/view-tree'
import { drawOnCanvas } from './draw-scene'
import type { Pictures } from './picture/pictures'
import { undrawnIn } from './undrawn'

/**
 * A screenshot of the tree as a PNG; loads its pictures first.
 * @param say gets a sentence for each kind of content that is not drawn
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
