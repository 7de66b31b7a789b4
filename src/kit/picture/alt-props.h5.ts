/** A picture's words under the name that the web knows. */
export const altProps = (alt: string) => ({ imgProps: { alt } })
