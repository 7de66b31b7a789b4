/** How far from the end the next part is loaded, in px. */
export const AHEAD = 600
