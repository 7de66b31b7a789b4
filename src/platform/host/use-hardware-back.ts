/** Sets what the phone's back button does on this page. Only native apps have one. */
export function useHardwareBack(_onBack: (() => void) | undefined): void {}
