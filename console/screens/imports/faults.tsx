import type { ImportFault } from '@contract/base/import-constants'
import { Table, type Column } from '../../kit/lists/table'
import { useFormats } from '../../text/format'
import { useT } from '../../text/use-t'

interface Row extends ImportFault {
  readonly key: string
}

function useColumns(): readonly Column<Row>[] {
  const t = useT()
  const { count } = useFormats()
  return [
    { id: 'line', head: t('imports.line'), isName: true, cell: ({ line }) => count(line) },
    { id: 'column', head: t('imports.column'), cell: ({ column }) => column || <span className="dim">–</span> },
    {
      id: 'reason',
      head: t('imports.reason'),
      cell: ({ rule, params }) => t(`imports.rule_${rule}`, { limit: params?.limit ?? 0, text: params?.text ?? '' }),
    },
  ]
}

/** What is wrong with a file, by line. */
export function Faults({ label, faults }: { readonly label: string; readonly faults: readonly ImportFault[] }) {
  const columns = useColumns()
  const rows = faults.map((fault, at): Row => ({ ...fault, key: String(at) }))
  return <Table label={label} columns={columns} rows={rows} keyOf={({ key }) => key} />
}
