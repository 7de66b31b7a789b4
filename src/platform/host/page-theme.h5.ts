import type { Theme } from '@/domain/theme'

export const HAS_THEMES: boolean = true

/**
 * Shows a theme: the rules of base.h5.scss read it at the root, where the page's own script has set it before the first
 * paint, and the browser's bars take their colour from the page's two metas.
 */
export function setPageTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').forEach((meta, index) => {
    const own = index > 0 ? 'dark' : 'light'
    const chosen = theme === own ? 'all' : 'not all'
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : chosen
  })
}
