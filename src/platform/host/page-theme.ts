import type { Theme } from '@/domain/theme'

/** Whether the user can choose a theme. The native apps are light for now. */
export const HAS_THEMES: boolean = false

/** Shows a theme outside of what the app draws. */
export function setPageTheme(_theme: Theme): void {}
