import { useState } from 'react'
import { Link } from 'wouter'
import type { Data } from '@contract/all-calls'
import { IMPORT_KINDS, type ImportKind } from '@contract/base/import-constants'
import { pageOf, useParamsOfList } from '../../address/params'
import { downloadDocument } from '../../api/open-document'
import { useCall } from '../../api/use-call'
import { useDocument } from '../../api/use-document'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { EmptyState } from '../../kit/empty-state'
import { Select } from '../../kit/fields/select'
import { List } from '../../kit/lists/list'
import type { Column } from '../../kit/lists/table'
import { Page } from '../../kit/page'
import { useFormats } from '../../text/format'
import { useT } from '../../text/use-t'
import { ImportState } from './import-state'
import { NewImport } from './new-import'

type Row = Data<'sellerImports'>['list'][number]

function useColumns(): readonly Column<Row>[] {
  const t = useT()
  const { count, moment } = useFormats()
  return [
    {
      id: 'file',
      head: t('imports.file'),
      isName: true,
      cell: ({ import_id: id, file_name: name, created_at: at }) => (
        <>
          <Link href={`/imports/${id}`}>{name || id}</Link>
          <small className="dim">{moment(at)}</small>
        </>
      ),
    },
    { id: 'kind', head: t('imports.kind'), wide: true, cell: ({ kind }) => t(`imports.kind_${kind}`) },
    { id: 'lines', head: t('imports.lines'), align: 'end', cell: ({ lines }) => count(lines) },
    { id: 'wrong', head: t('imports.wrong'), align: 'end', cell: ({ wrong, failed }) => count(wrong + failed) },
    { id: 'state', head: t('orders.state'), cell: ({ state }) => <ImportState state={state} /> },
  ]
}

function Export() {
  const t = useT()
  const [kind, setKind] = useState<ImportKind>('products')
  const { isBusy, run } = useDocument()
  return (
    <Card title={t('imports.export')}>
      <p className="dim">{t('imports.export_about')}</p>
      <div className="import-form">
        <Select
          label={t('imports.kind')}
          value={kind}
          onChange={setKind}
          choices={IMPORT_KINDS.map((each) => ({ value: each, label: t(`imports.kind_${each}`) }))}
        />
        <Button icon="download" busy={isBusy} onClick={() => run(() => downloadDocument('sellerExport', { kind }))}>
          {t('imports.download')}
        </Button>
      </div>
    </Card>
  )
}

/** Products, stock, prices and shipments by CSV, in and out. */
export default function Imports() {
  const t = useT()
  const [params] = useParamsOfList()
  const query = useCall('sellerImports', { p: pageOf(params) }, { keep: true })
  const columns = useColumns()
  return (
    <Page title={t('imports.title')}>
      <div className="halves">
        <NewImport />
        <Export />
      </div>
      <h2 className="import-earlier">{t('imports.earlier')}</h2>
      <List
        {...{ query, columns }}
        label={t('imports.earlier')}
        keyOf={({ import_id: id }) => id}
        empty={<EmptyState icon="upload" title={t('imports.none')} text={t('imports.none_text')} />}
      />
    </Page>
  )
}
