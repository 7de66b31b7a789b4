/** What the back button of an Android phone does on this page, where it does not go back; other targets have none. */
export function useHardwareBack(_onBack: (() => void) | undefined): void {}
