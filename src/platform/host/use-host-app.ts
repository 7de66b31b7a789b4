/** Listens to the mini-program's host; other targets have none. */
export function useHostApp(): void {}
