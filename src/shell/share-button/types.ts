import type { ShareCard } from '@/platform/share/types'

export interface ShareButtonProps {
  card: ShareCard
}
