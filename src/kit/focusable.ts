/** What takes the focus by the tab key, as a selector. */
export const FOCUSABLE = 'a[href], input:not([disabled]), textarea:not([disabled]), [tabindex="0"]'
