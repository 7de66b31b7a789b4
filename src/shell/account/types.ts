import type { PageProps } from '@/shell/page/page'
import type { AccountScreen } from './account-screens'

export interface AccountPageProps extends Omit<PageProps, 'frame'> {
  /** Which screen it is: the menu marks its entry. */
  route: AccountScreen
  /** How wide the content is beside the menu: a form, a text to read, or all there is. */
  room?: 'form' | 'text'
}
