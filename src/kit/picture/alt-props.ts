/** The alternative text as a property of the mini-program; nothing for an empty one, to send less data to the view. */
export const altProps = (alt: string) => (alt === '' ? {} : { ariaLabel: alt })
