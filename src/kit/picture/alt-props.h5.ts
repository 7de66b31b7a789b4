/** The alternative text as a property of the web. */
export const altProps = (alt: string) => ({ imgProps: { alt } })
