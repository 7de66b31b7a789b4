import { cx } from '@/kit/cx'
import type { IconProps } from './types'
import './icon.scss'

/** An icon, drawn inline. */
export function Icon({ glyph, size = 20, tone = 'ink', strong, filled, spinning }: IconProps) {
  const paint = `var(--${tone})`
  return (
    <svg
      className={cx('icon', `icon--${size}`, spinning && 'icon--spinning')}
      viewBox="0 0 24 24"
      fill={filled ? paint : 'none'}
      stroke={paint}
      strokeWidth={strong ? 2.25 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
      dangerouslySetInnerHTML={{ __html: glyph }}
    />
  )
}
