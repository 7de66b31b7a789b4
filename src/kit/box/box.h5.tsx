import type { BoxProps } from './types'

/** A box with a role and an accessible name. */
export function Box({ children, role, label, labelledBy, percent, busy, ...rest }: BoxProps) {
  return (
    <div
      {...rest}
      role={role}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-valuenow={percent}
      aria-valuemin={percent === undefined ? undefined : 0}
      aria-valuemax={percent === undefined ? undefined : 100}
      aria-busy={busy || undefined}
    >
      {children}
    </div>
  )
}
