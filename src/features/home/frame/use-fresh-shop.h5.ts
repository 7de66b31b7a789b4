/** Does nothing: pages are not pulled down on H5, and its first load has no room for the code. */
export function useFreshShop(): void {}
