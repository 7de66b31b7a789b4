/** Elsewhere than on H5 a Scroll does this by its `inView`. */
export function bringIntoView(_id: string): void {}
