import type { Box } from '../../tree/view-node'

interface Size {
  readonly width: number
  readonly height: number
}

/** Where the whole picture is drawn, so that a box shows it with `resizeMode`; the overflow is clipped. */
export function placePicture(resizeMode: unknown, box: Box, picture: Size): Box {
  if (resizeMode === 'stretch') return box
  const across = box.width / picture.width
  const down = box.height / picture.height
  return centred(box, picture, scaleOf(resizeMode, across, down))
}

function scaleOf(resizeMode: unknown, across: number, down: number): number {
  if (resizeMode === 'contain') return Math.min(across, down)
  if (resizeMode === 'center') return Math.min(across, down, 1)
  return Math.max(across, down)
}

function centred({ x, y, width, height }: Box, picture: Size, scale: number): Box {
  const size = { width: picture.width * scale, height: picture.height * scale }
  return { x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, ...size }
}
