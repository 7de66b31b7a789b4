/** Does nothing: only the web has addresses, and elsewhere a screen keeps its state while it exists. */
export function keepAddress(_link: string): void {}
