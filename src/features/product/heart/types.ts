export interface HeartMarkProps {
  /** Whether the product is on the wishlist. */
  on: boolean
  /** On a disc over a picture, where the outline is darker. */
  disc?: boolean
}
