import { useRef, useState } from 'react'
import type { Purpose } from '@contract/base/upload-purposes'
import { useT } from '../../text/use-t'
import { cx } from '../cx'
import { Icon } from '../icon/icon'
import { moved } from '../lists/moved'
import { Picture } from './picture'
import { PICTURE_TYPES, shownPath, uploadPicture, type Pictured } from './upload-picture'

interface Props {
  readonly purpose: Purpose
  readonly pictures: readonly Pictured[]
  readonly onChange: (pictures: readonly Pictured[]) => void
  readonly most: number
  readonly ground?: string
  readonly error?: string
}

export const keyOfPicture = ({ path, upload_id: id }: Pictured): string => path ?? `upload-${id ?? ''}`

/** Pictures in their order, by drag and by keys; the first is the one that lists show. */
export function Pictures({ purpose, pictures, onChange, most, ground, error }: Props) {
  const t = useT()
  const [sending, setSending] = useState(0)
  const [over, setOver] = useState<number | null>(null)
  const latest = useRef(pictures)
  latest.current = pictures

  const add = async (files: readonly File[]) => {
    const room = files.slice(0, Math.max(0, most - latest.current.length))
    setSending(room.length)
    for (const file of room) {
      const picture = await uploadPicture(file, purpose)
      if (picture) onChange([...latest.current, picture])
      setSending((left) => left - 1)
    }
  }
  const move = (from: number, to: number) => onChange(moved(pictures, from, to))

  return (
    <div className="pictures">
      <ol className="pictures__list">
        {pictures.map((picture, place) => (
          <li
            key={keyOfPicture(picture)}
            className={cx('pictures__item', over === place && 'pictures__item--over')}
            draggable
            onDragStart={(event) => event.dataTransfer.setData('text/plain', String(place))}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(place)
            }}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => {
              event.preventDefault()
              setOver(null)
              const from = Number(event.dataTransfer.getData('text/plain'))
              if (event.dataTransfer.files.length === 0 && pictures[from]) move(from, place)
            }}
          >
            <Picture
              path={shownPath(picture)}
              ground={ground}
              size="large"
              alt={t('pictures.alt', { place: place + 1 })}
            />
            {place === 0 && most > 1 && (
              <span className="pictures__first badge badge--good">{t('pictures.first')}</span>
            )}
            <span className="pictures__acts">
              {most > 1 && (
                <>
                  <button
                    type="button"
                    className="pictures__act"
                    aria-label={t('pictures.earlier', { place: place + 1 })}
                    disabled={place === 0}
                    onClick={() => move(place, place - 1)}
                  >
                    <Icon name="chevronLeft" size={16} />
                  </button>
                  <button
                    type="button"
                    className="pictures__act"
                    aria-label={t('pictures.later', { place: place + 1 })}
                    disabled={place === pictures.length - 1}
                    onClick={() => move(place, place + 1)}
                  >
                    <Icon name="chevronRight" size={16} />
                  </button>
                </>
              )}
              <button
                type="button"
                className="pictures__act"
                aria-label={t('pictures.remove', { place: place + 1 })}
                onClick={() => onChange(pictures.filter((_, other) => other !== place))}
              >
                <Icon name="trash" size={16} />
              </button>
            </span>
          </li>
        ))}
        {pictures.length < most && (
          <li className="pictures__item">
            <label className={cx('pictures__add', sending > 0 && 'pictures__add--busy')}>
              <Icon name="imagePlus" size={24} />
              {sending > 0 ? t('pictures.sending', { count: sending }) : t('pictures.add')}
              <input
                type="file"
                accept={PICTURE_TYPES}
                multiple
                className="unseen"
                disabled={sending > 0}
                onChange={(event) => {
                  void add([...(event.target.files ?? [])])
                  event.target.value = ''
                }}
              />
            </label>
          </li>
        )}
      </ol>
      {error !== undefined && <p className="field__error">{error}</p>}
    </div>
  )
}
