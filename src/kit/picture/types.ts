export interface PictureProps {
  /** The `image` of the API: a path. */
  image: string
  /** The tint behind the picture, a token's name. Visible until the picture has loaded, and when it fails. */
  ground?: string
  /** Alternative text; empty when the text beside it says the same. */
  alt: string
  /** Uses the rendition of 300 px instead of 600 px, for pictures shown at most 150 px wide. */
  small?: boolean
  radius?: 'card' | 'thumb' | 'none'
  /** Loads at once, because it is visible without scrolling. */
  eager?: boolean
  /** Shows the whole picture: a cut-out without its own ground, on `ground` if that is given. */
  fit?: boolean
}
