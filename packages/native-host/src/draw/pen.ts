import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Affine } from '../tree/transform'

/** The canvas with units in px of the layout. */
export type Pen = SKRSContext2D

/** Sets the pen to a view's own coordinates. */
export function standIn(pen: Pen, { a, b, c, d, e, f }: Affine, pixelRatio: number): void {
  pen.setTransform(pixelRatio * a, pixelRatio * b, pixelRatio * c, pixelRatio * d, pixelRatio * e, pixelRatio * f)
}

/** Draws something and restores the pen. */
export function aside(pen: Pen, draw: () => void): void {
  pen.save()
  draw()
  pen.restore()
}
