/** Only the web has addresses: elsewhere a screen keeps its state for as long as it is there. */
export function keepAddress(_link: string): void {}
