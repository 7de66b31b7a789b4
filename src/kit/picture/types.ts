export interface PictureProps {
  /** The path of the API's `image`. */
  image: string
  /** The tinted ground behind it, a token's name; shown until the picture has loaded, and when it fails. */
  ground?: string
  /** Alternative text; empty when the text beside it says the same. */
  alt: string
  /** The rendition 300 px wide, for pictures shown at most 150 wide; else 600. */
  small?: boolean
  radius?: 'card' | 'thumb' | 'none'
  /** Load it eagerly: it is visible first. */
  eager?: boolean
  /** Show the whole picture: free-standing art without a ground of its own, on `ground` if that is given. */
  fit?: boolean
}
