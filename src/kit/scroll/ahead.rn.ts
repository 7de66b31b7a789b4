/** How far from the end the next part is asked for, in px. */
export const AHEAD = 600
