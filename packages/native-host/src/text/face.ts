/** The letters that the host has a font for; all others are measured without one. */
export type Script = 'latin' | 'thai'
export type Face = 'regular' | 'bold'
