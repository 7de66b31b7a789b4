export interface RatingProps {
  /** As it is shown: "4.8". Without it there is no star, only the note. */
  value?: string
  /** More on the same line: "4.4k sold". */
  note?: string
}
