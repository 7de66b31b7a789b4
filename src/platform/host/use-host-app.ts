/** What the host of a mini-program tells the app; other targets have no host. */
export function useHostApp(): void {}
