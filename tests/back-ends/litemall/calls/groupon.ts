/** Buying in groups, in a shop that offers nothing to groups. */
import { badArgumentValue, ok } from '../wire/answers'
import type { Call, Calls } from '../wire/call'
import { userOf } from '../wire/call'
import { pageOf } from '../wire/paging'

function list({ query }: Call) {
  const { page, limit } = query.paging()
  query.sorting()
  return ok(pageOf([], page, limit))
}

function detail(call: Call) {
  call.query.requiredNumber('grouponId')
  userOf(call)
  return badArgumentValue()
}

function join({ query }: Call) {
  query.requiredNumber('grouponId')
  return badArgumentValue()
}

function mine(call: Call) {
  call.query.number('showType')
  userOf(call)
  return ok({ total: 0, list: [] })
}

/** Calls about groups. */
export const GROUPON_CALLS: Calls = {
  'groupon/list': ['GET', list],
  'groupon/detail': ['GET', detail],
  'groupon/join': ['GET', join],
  'groupon/my': ['GET', mine],
}
