/** Documents that calls answer with: shown in a tab of their own, or saved. A failure becomes a toast. */
import type { AnyDocumentCall } from '@contract/endpoints/all'
import type { Fields } from '@contract/all-calls'
import { toastFailure } from '../kit/over/toast'
import { t } from '../text/use-t'
import { ApiError } from './api-error'
import { call, callForFile, type DataCall } from './call'

/** The documents of a shop with an address that needs no token. */
type LinkedDocument = Extract<AnyDocumentCall, 'sellerOrderSlips' | 'sellerStatementDocument'>

/** How long a browser may take to begin a download: milliseconds. */
const BEGINS_MS = 60_000

function save(bytes: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(bytes)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), BEGINS_MS)
}

const fetched = async <N extends AnyDocumentCall>(name: N, fields: Fields<N>, fileName: string | undefined) => {
  const file = await callForFile(name, fields)
  save(file.bytes, fileName ?? file.name)
}

async function toldWhetherDone(mutation: () => Promise<void>, undo: () => void = () => undefined): Promise<boolean> {
  try {
    await mutation()
    return true
  } catch (error) {
    undo()
    if (!(error instanceof ApiError)) throw error
    toastFailure(error)
    return false
  }
}

/**
 * Saves the document as a file, under the server's name for it unless one is given. Whether it worked is answered; the
 * reader knows already.
 */
export const downloadDocument = <N extends AnyDocumentCall>(
  name: N,
  fields: Fields<N>,
  fileName?: string,
): Promise<boolean> => toldWhetherDone(() => fetched(name, fields, fileName))

/** The new tab cannot reach back, and says that something comes. */
function blankTab(): Window | null {
  const tab = window.open('', '_blank')
  if (tab === null) return null
  tab.opener = null
  tab.document.title = t('common.loading')
  return tab
}

/**
 * Shows the document in a new tab by its signed address. Call it in the event of the press: browsers refuse a tab that
 * is opened after an answer came. Where they refuse it all the same, the document is saved.
 */
export function openDocument<N extends LinkedDocument>(name: N, fields: Omit<Fields<N>, 'link'>): Promise<boolean> {
  const tab = blankTab()
  if (tab === null) return downloadDocument(name, fields as Fields<N>)
  const show = async () => {
    const { url } = (await call(name as unknown as DataCall, { ...fields, link: true } as never)) as { url: string }
    // closed in the meantime: nobody waits for it any more
    if (!tab.closed) tab.location.replace(url)
  }
  return toldWhetherDone(show, () => tab.close())
}
