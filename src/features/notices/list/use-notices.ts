import { useEffect, useState } from 'react'
import type { Notice } from '@contract/entities/notice'
import { openLink } from '@/platform/navigation/links'
import { isApiError } from '@/services/api-error'
import { call } from '@/services/request'
import { session } from '@/stores/session'
import { usePagedAgain } from '@/hooks/use-paged-again'
import type { NoticeTab } from './notice-tabs'

/** Sets the account's flag of unread notices [session.notice-flag]. */
function keepUnread(count: number): void {
  if (session.user !== null) session.setUser({ ...session.user, notify: count > 0, notice: { count } })
}

function filter(tab: NoticeTab) {
  if (tab === 'all') return {}
  return tab === 'unread' ? { read: false } : { type: tab }
}

/** Whether the call succeeded; the call has shown its refusal. */
async function went(call: Promise<void>): Promise<boolean> {
  try {
    await call
    return true
  } catch (error) {
    if (!isApiError(error)) throw error
    return false
  }
}

/**
 * The notices of a tab, page by page. A notice that is read keeps its place. A tap marks one as read and opens its
 * link; when the call fails, the notice stays unread and the link opens all the same.
 */
export function useNotices(tab: NoticeTab) {
  const paged = usePagedAgain(
    (place, options) => call('notices', { ...place, ...filter(tab) }, options),
    ({ id }) => id,
    [tab],
  )
  const [read, setRead] = useState<ReadonlySet<string>>(new Set())

  // the count from the start of the app may be outdated
  const counts = paged.first?.unread
  useEffect(() => {
    if (counts) keepUnread(counts.reduce((sum, { count }) => sum + count, 0))
  }, [counts])

  const isUnread = (notice: Notice) => !notice.read && !read.has(notice.id)
  const readHere = (type: number) =>
    paged.list.filter((notice) => notice.type === type && !notice.read && read.has(notice.id)).length
  const countOf = (of: NoticeTab) => {
    if (typeof of !== 'number') return session.user?.notice.count ?? 0
    const before = counts?.find(({ type }) => type === of)?.count ?? 0
    return Math.max(0, before - readHere(of))
  }

  async function markRead({ id }: Notice): Promise<void> {
    const { count } = await call('noticeRead', { id })
    setRead((before) => new Set(before).add(id))
    keepUnread(count)
  }

  async function open(notice: Notice): Promise<void> {
    if (isUnread(notice)) await went(markRead(notice))
    if (notice.link !== '') await openLink(notice.link)
  }

  async function readAll(): Promise<void> {
    if (!(await went(call('noticeInRead', {}).then(({ count }) => keepUnread(count))))) return
    setRead(new Set())
    paged.reload()
  }

  return { paged, isUnread, countOf, open, readAll }
}
