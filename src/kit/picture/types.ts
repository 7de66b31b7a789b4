export interface PictureProps {
  /** The path of the API's `image`. */
  image: string
  /** The tinted ground it stands on, a token's name; shown until the picture is there, and when it never comes. */
  ground?: string
  /** What it shows; empty when the text beside it says the same. */
  alt: string
  /** The rendition 300 wide, for what is drawn at most 150 wide; else 600. */
  small?: boolean
  radius?: 'card' | 'thumb' | 'none'
  /** Load it at once: it is the first thing seen. */
  eager?: boolean
  /** Show the whole picture: free-standing art, which has no ground of its own and stands on `ground` if that is given. */
  fit?: boolean
}
