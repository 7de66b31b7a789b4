import { useEffect, useRef, useState } from 'react'
import { useT } from '../../text/use-t'
import { Icon } from '../icon/icon'

/** How long after the last letter it searches: milliseconds. */
const REST_MS = 300

interface Props {
  readonly label: string
  readonly value: string
  readonly onSearch: (text: string) => void
}

/** Searches while somebody types, at once on Enter; the cross, and Escape, empty it. */
export function SearchField({ label, value, onSearch }: Props) {
  const t = useT()
  const [text, setText] = useState(value)
  const last = useRef(value)
  const search = useRef(onSearch)
  search.current = onSearch

  // the address has changed by itself, as "back" does
  useEffect(() => {
    if (value === last.current) return
    last.current = value
    setText(value)
  }, [value])

  const ask = (wanted: string) => {
    if (wanted === last.current) return
    last.current = wanted
    search.current(wanted)
  }
  useEffect(() => {
    const clock = setTimeout(() => ask(text.trim()), REST_MS)
    return () => clearTimeout(clock)
  }, [text])

  const empty = () => {
    setText('')
    ask('')
  }
  return (
    <form
      role="search"
      className="search"
      onSubmit={(event) => {
        event.preventDefault()
        ask(text.trim())
      }}
    >
      <Icon name="search" size={18} />
      <input
        type="text"
        inputMode="search"
        className="search__input"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && empty()}
      />
      {text !== '' && (
        <button type="button" className="search__clear" aria-label={t('common.clear')} onClick={empty}>
          <Icon name="cross" size={16} />
        </button>
      )}
    </form>
  )
}
