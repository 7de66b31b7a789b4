import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { SignInEvent } from '../../entities/sign-in'
import { ListOf, Page, PageSize } from '../../fields'

/** What happened around signing in to the own account, the newest on top. */
export const signIns = defineCall('signIns', {
  summary: 'The sign-in events of the own account.',
  fields: Type.Object({ p: Page, page_size: PageSize }),
  data: ListOf(SignInEvent),
  codes: [],
})
