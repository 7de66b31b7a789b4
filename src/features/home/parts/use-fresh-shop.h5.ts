/** Nothing is pulled down on H5, and its first load has no room for it. */
export function useFreshShop(): void {}
