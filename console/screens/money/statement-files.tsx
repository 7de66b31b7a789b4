import { STATEMENT_FORMATS, type StatementFormat } from '@contract/base/settlement-constants'
import { downloadDocument, openDocument } from '../../api/open-document'
import { useDocument } from '../../api/use-document'
import { Button } from '../../kit/button'

interface Props {
  readonly month: string
  readonly as: StatementFormat
}

function FileButton({ month, as }: Props) {
  const { isBusy, run } = useDocument()
  const fields = { month, as }
  const take = () =>
    as === 'pdf' ? openDocument('sellerStatementDocument', fields) : downloadDocument('sellerStatementDocument', fields)
  return (
    <Button icon="download" busy={isBusy} onClick={() => run(take)}>
      {as.toUpperCase()}
    </Button>
  )
}

/** The statement of a month to keep: the PDF opens in a tab of its own, the CSV is saved. */
export const StatementFiles = ({ month }: Pick<Props, 'month'>) => (
  <>
    {STATEMENT_FORMATS.map((as) => (
      <FileButton key={as} {...{ month, as }} />
    ))}
  </>
)
