/** The class of the theme on a page's outermost view: the mini-program alone has one. */
export const useThemeClass = (): string | undefined => undefined
