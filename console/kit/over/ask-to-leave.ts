import type { T } from '../../text/use-t'
import { confirm } from './confirm'

/** The question before unsaved changes are left. */
export const askToLeave = (t: T): Promise<boolean> =>
  confirm({
    title: t('common.leave_title'),
    text: t('common.leave_text'),
    yes: t('common.leave'),
    no: t('common.stay'),
    isDanger: true,
  })
