/** A picture's words under the name that React Native knows. */
export const altProps = (alt: string) => ({ accessibilityLabel: alt })
