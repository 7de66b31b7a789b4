import { useState } from 'react'
import { IMPORT_KINDS, type ImportFault, type ImportKind } from '@contract/base/import-constants'
import { go } from '../../address/hash'
import { useCall } from '../../api/use-call'
import { useUpload } from '../../api/use-upload'
import { Card } from '../../kit/card'
import { Select } from '../../kit/fields/select'
import { useT } from '../../text/use-t'
import { Faults } from './faults'
import { FileButton } from './file-button'
import { categoryOf, starterFile } from './starter'

/** A file to begin with, made in the browser from the categories that are there. */
function Starter() {
  const t = useT()
  const { data } = useCall('sellerCategories', {})
  const category = data && categoryOf(data.list)
  if (category === undefined) return null
  return (
    <p>
      <a
        className="link"
        download="starter.csv"
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(starterFile(category))}`}
      >
        {t('imports.starter')}
      </a>
    </p>
  )
}

/** Sends a CSV to be checked, and opens what the check says. */
export function NewImport() {
  const t = useT()
  const [kind, setKind] = useState<ImportKind>('products')
  const upload = useUpload('sellerImport', {
    renews: ['sellerImports'],
    onDone: ({ import: { import_id: id } }) => void go(`/imports/${id}`),
  })
  const refused = (upload.error?.data.lines ?? []) as readonly ImportFault[]
  return (
    <Card title={t('imports.new')}>
      <p className="dim">{t('imports.about')}</p>
      <div className="import-form">
        <Select
          label={t('imports.kind')}
          value={kind}
          onChange={setKind}
          choices={IMPORT_KINDS.map((each) => ({ value: each, label: t(`imports.kind_${each}`) }))}
        />
        <FileButton
          isMain
          label={t('imports.choose')}
          accept=".csv,.txt,text/csv"
          busy={upload.isPending}
          onFile={(file) => upload.mutate({ fields: { kind }, file })}
        />
      </div>
      {upload.error && upload.error.errors.length > 0 && (
        <div role="alert">
          <p className="field__error">{t('imports.unreadable')}</p>
          {refused.length > 0 && <Faults label={t('imports.unreadable')} faults={refused} />}
        </div>
      )}
      {kind === 'products' && <Starter />}
    </Card>
  )
}
