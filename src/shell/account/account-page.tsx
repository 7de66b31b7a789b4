import { Page } from '@/shell/page/page'
import type { AccountPageProps } from './types'

/** A page of the buyer's account. Its menu is beside it on wide screens, which only the web has. */
export function AccountPage(props: AccountPageProps) {
  return <Page {...props} />
}
