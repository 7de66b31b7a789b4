/** What a phone's own way back does on this page, where it does not go back; only native apps are asked. */
export function useHardwareBack(_onBack: (() => void) | undefined): void {}
