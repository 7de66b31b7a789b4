import { TABLE_ROWS_MAX, type OpsTable, type ShopTable } from '@contract/base/table-constants'
import { formOf } from '../../api/form'
import { downloadDocument } from '../../api/open-document'
import { useDocument } from '../../api/use-document'
import { useFormats } from '../../text/format'
import { useT } from '../../text/use-t'
import { Button } from '../button'
import { toast } from '../over/toast'

interface Props {
  /** The call of the list. */
  readonly list: OpsTable | ShopTable
  /** As the list is read with them: the filters that are set. */
  readonly fields: Readonly<Record<string, unknown>>
  /** The list as it was read; undefined while it is loading. */
  readonly of?: { readonly count: number; readonly count_more?: boolean }
  readonly small?: boolean
}

const isOfOperators = (list: OpsTable | ShopTable): list is OpsTable => list.startsWith('ops')

/** Saves every row of a list as CSV, not only those of the page [console.csv]. */
export function SaveTable({ list, fields, of, small }: Props) {
  const t = useT()
  const formats = useFormats()
  const { isBusy, run } = useDocument()
  const save = () => {
    const filter = formOf(fields).toString()
    return isOfOperators(list)
      ? downloadDocument('opsTable', { list, filter })
      : downloadDocument('sellerTable', { list, filter })
  }
  const isTooMuch = of !== undefined && (of.count_more === true || of.count > TABLE_ROWS_MAX)
  const refuse = () => toast(t('common.csv_too_many', { most: formats.count(TABLE_ROWS_MAX) }))
  return (
    <Button icon="download" small={small} busy={isBusy} onClick={() => (isTooMuch ? refuse() : run(save))}>
      {t('common.csv')}
    </Button>
  )
}
