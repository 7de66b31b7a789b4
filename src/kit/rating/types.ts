export interface RatingProps {
  /** The formatted rating: "4.8". Without it there is no star, only the note. */
  value?: string
  /** Further text on the same line: "4.4k sold". */
  note?: string
}
