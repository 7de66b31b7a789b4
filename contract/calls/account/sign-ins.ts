import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { SignInEvent } from '../../entities/sign-in'
import { ListOf, Page, PageSize } from '../../fields'

/** The sign-in events of the account, newest first. */
export const signIns = defineCall('signIns', {
  summary: 'The sign-in events of the own account.',
  fields: Type.Object({ p: Page, page_size: PageSize }),
  data: ListOf(SignInEvent),
  codes: [],
})
