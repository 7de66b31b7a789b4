/** The alternative text as a property of React Native. */
export const altProps = (alt: string) => ({ accessibilityLabel: alt })
