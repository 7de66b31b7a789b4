import type { OrderMessage } from '@contract/entities/order'
import { cx } from '../../kit/cx'
import { useFormats } from '../../text/format'
import { useT } from '../../text/use-t'

/** Messages, the newest last; their texts are plain. */
export function Thread({ list }: { readonly list: readonly OrderMessage[] }) {
  const t = useT()
  const { moment } = useFormats()
  return (
    <ol className="thread" aria-label={t('messages.title')}>
      {[...list].reverse().map(({ message_id, author, text, created_at, read }) => (
        <li key={message_id} className={cx('thread__message', author === 'shop' && 'thread__message--own')}>
          <small className="dim">
            {t(`messages.by_${author}`)} · {moment(created_at)}
            {author === 'shop' && read && ` · ${t('messages.read')}`}
          </small>
          {text === '' ? <p className="dim">{t('messages.removed')}</p> : <p className="thread__text">{text}</p>}
        </li>
      ))}
    </ol>
  )
}
