import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { SignInEvent } from '../../entities/sign-in'
import { ListOf, Page, PageSize } from '../../fields'

/** The sign-in events of the account, newest first. */
export const signIns = defineCall('signIns', {
  summary: 'The caller’s sign-in events.',
  fields: Type.Object({ p: Page, page_size: PageSize }),
  data: ListOf(SignInEvent),
  codes: [],
})
