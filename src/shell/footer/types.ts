export interface FooterProps {
  /** The page that it is on, one of `pageIds`. */
  page: string
  /** Loads more of the list above, while there is more. */
  onEnd?: (() => void) | undefined
  /** Says whether the list above has stopped loading by itself. */
  onHold: (held: boolean) => void
}
