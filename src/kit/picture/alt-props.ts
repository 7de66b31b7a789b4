/** A picture's words under the name that the mini-program knows; a picture without words sends nothing to the view. */
export const altProps = (alt: string) => (alt === '' ? {} : { ariaLabel: alt })
