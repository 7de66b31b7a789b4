/** A count in the space of a badge: "99+" from a hundred on. */
export const countText = (count: number) => (count > 99 ? '99+' : String(count))

/** For the accessible name of a badge's button: the number for the plural, and the number as shown (WCAG 2.5.3). */
export const countShown = (count: number) => ({ count, shown: countText(count) })
