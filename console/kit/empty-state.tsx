import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon/icon'

interface Props {
  readonly icon: IconName
  readonly title: string
  readonly text?: string
  readonly children?: ReactNode
}

/** What stands where there is nothing to show, or nothing could be read: empty, failed, offline. */
export const EmptyState = ({ icon, title, text, children }: Props) => (
  <div className="empty-state">
    <span className="empty-state__arch">
      <Icon name={icon} size={40} />
    </span>
    <p className="empty-state__title">{title}</p>
    {text !== undefined && <p className="dim">{text}</p>}
    {children && <div className="empty-state__actions">{children}</div>}
  </div>
)
