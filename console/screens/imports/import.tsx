import { useParams } from 'wouter'
import type { Import as Checked } from '@contract/entities/seller/import'
import { downloadDocument } from '../../api/open-document'
import { useCall } from '../../api/use-call'
import { useMutationOf } from '../../api/use-mutation-of'
import { useDocument } from '../../api/use-document'
import { useUpload } from '../../api/use-upload'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { LoadStates } from '../../kit/load-states'
import { confirm } from '../../kit/over/confirm'
import { toast } from '../../kit/over/toast'
import { Page } from '../../kit/page'
import { useFormats } from '../../text/format'
import { useT } from '../../text/use-t'
import { Faults } from './faults'
import { FileButton } from './file-button'
import { ImportState } from './import-state'

/** How often a running import is asked for its progress, and one whose pictures are fetched: milliseconds. */
const LINES_MS = 1_000
const PICTURES_MS = 3_000

function everyOf(found: Checked | undefined): number | false {
  if (found?.state === 'running') return LINES_MS
  return found?.state === 'done' && found.pictures.waiting > 0 ? PICTURES_MS : false
}

function Counts({ found }: { readonly found: Checked }) {
  const t = useT()
  const { count } = useFormats()
  const counts = [
    ['imports.lines', found.lines],
    ['imports.new_lines', found.new],
    ['imports.changed', found.changed],
    ['imports.same', found.same],
    ['imports.wrong', found.wrong],
  ] as const
  return (
    <dl className="import-counts">
      {counts.map(([key, number]) => (
        <div key={key}>
          <dt className="dim">{t(key)}</dt>
          <dd className={key === 'imports.wrong' && number > 0 ? 'pieces--out' : undefined}>{count(number)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How far the worker is: lines, then pictures. */
function Progress({ found }: { readonly found: Checked }) {
  const t = useT()
  const { count } = useFormats()
  const { waiting, done, failed } = found.pictures
  // equal lines have nothing to write
  const all = found.new + found.changed
  const written = found.done + found.failed
  return (
    <>
      {found.state !== 'checked' && (
        <p className="import-progress">
          <progress
            max={Math.max(all, 1)}
            value={found.state === 'done' ? Math.max(all, 1) : Math.min(written, all)}
            aria-label={t('imports.progress')}
          />
          <span role="status">{t('imports.written', { done: count(found.done), failed: count(found.failed) })}</span>
        </p>
      )}
      {waiting + done + failed > 0 && (
        <p className="dim">
          {t('imports.pictures_state', { waiting: count(waiting), done: count(done), failed: count(failed) })}
        </p>
      )}
    </>
  )
}

function Pictures({ id }: { readonly id: string }) {
  const t = useT()
  const upload = useUpload('sellerImportPictures', {
    renews: ['sellerImportState'],
    onDone: ({ files }) => toast(t('imports.zip_taken', { count: files })),
  })
  return (
    <Card title={t('imports.zip')}>
      <p className="dim">{t('imports.zip_about')}</p>
      <div className="import-form">
        <FileButton
          label={t('imports.choose_zip')}
          accept=".zip,application/zip"
          busy={upload.isPending}
          onFile={(file) => upload.mutate({ fields: { import_id: id }, file })}
        />
      </div>
      {upload.error && upload.error.errors.length > 0 && (
        <p className="field__error" role="alert">
          {t('imports.zip_unreadable')}
        </p>
      )}
    </Card>
  )
}

function Actions({ found }: { readonly found: Checked }) {
  const t = useT()
  const { import_id: id, state, wrong } = found
  const mutation = useMutationOf('sellerImportApply', {
    renews: ['sellerImportState', 'sellerImports', 'sellerProducts', 'sellerProduct', 'sellerStock', 'sellerOrders'],
  })
  const writes = found.new + found.changed
  const apply = async () => {
    const question = {
      title: t('imports.apply_title', { count: writes }),
      ...(wrong > 0 && { text: t('imports.skip_text', { count: wrong }) }),
      yes: t('imports.apply'),
    }
    if (await confirm(question)) mutation.mutate({ import_id: id, skip_errors: wrong > 0 })
  }
  if (state !== 'checked' || writes === 0) return null
  return (
    <Button kind="main" busy={mutation.isPending} onClick={() => void apply()}>
      {t('imports.apply')}
    </Button>
  )
}

function ErrorsFile({ id }: { readonly id: string }) {
  const t = useT()
  const { isBusy, run } = useDocument()
  return (
    <Button
      small
      icon="download"
      busy={isBusy}
      onClick={() => run(() => downloadDocument('sellerImportErrors', { import_id: id }))}
    >
      {t('imports.errors_file')}
    </Button>
  )
}

function Content({ found }: { readonly found: Checked }) {
  const t = useT()
  const { import_id: id, state, kind, errors } = found
  return (
    <>
      <Card title={t(`imports.kind_${kind}`)} aside={<ImportState state={state} />}>
        <Counts found={found} />
        <Progress found={found} />
        {state === 'checked' && <p className="dim">{t('imports.nothing_changed')}</p>}
      </Card>
      {kind === 'products' && <Pictures id={id} />}
      {errors.length > 0 && (
        <Card flush title={t('imports.errors')} aside={<ErrorsFile id={id} />}>
          <Faults label={t('imports.errors')} faults={errors} />
        </Card>
      )}
    </>
  )
}

/** One import: what its check found, and how far it is. */
export default function Import() {
  const t = useT()
  const { import_id = '' } = useParams()
  const query = useCall('sellerImportState', { import_id }, { every: (data) => everyOf(data?.import) })
  const found = query.data?.import
  return (
    <Page
      title={found?.file_name || t('imports.one')}
      back={{ href: '/imports', label: t('imports.title') }}
      actions={found && <Actions found={found} />}
    >
      <LoadStates query={query}>{({ import: loaded }) => <Content found={loaded} />}</LoadStates>
    </Page>
  )
}
