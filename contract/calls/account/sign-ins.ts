import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { SignInEvent } from '../../entities/sign-in'
import { ListOf, PageSize, keyPage } from '../../fields'

/** The sign-in events of the account, newest first. */
export const signIns = defineCall('signIns', {
  summary: 'The caller’s sign-in events.',
  fields: Type.Object({ ...keyPage, page_size: PageSize }),
  data: ListOf(SignInEvent),
  codes: [],
})
