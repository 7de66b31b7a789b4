/** What the host has a font for; any other letter is measured without one. */
export type Script = 'latin' | 'thai'
export type Face = 'regular' | 'bold'
