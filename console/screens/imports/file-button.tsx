import { cx } from '../../kit/cx'
import { Icon } from '../../kit/icon/icon'

interface Props {
  readonly label: string
  /** As in the browser's own field: `.csv,text/csv`. */
  readonly accept: string
  readonly busy: boolean
  /** The one action of the screen. */
  readonly isMain?: boolean
  readonly onFile: (file: File) => void
}

/** The browser's own field for a file, which looks like a button. */
export const FileButton = ({ label, accept, busy, isMain, onFile }: Props) => (
  <label className={cx('button', isMain ? 'button--main' : 'button--line', 'file-button', busy && 'button--busy')}>
    {!busy && <Icon name="upload" />}
    {label}
    <input
      type="file"
      className="unseen"
      accept={accept}
      disabled={busy}
      onChange={(event) => {
        const file = event.target.files?.[0]
        event.target.value = ''
        if (file) onFile(file)
      }}
    />
  </label>
)
