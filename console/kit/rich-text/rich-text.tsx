import { useEffect, useId, useRef, useState, type ClipboardEvent } from 'react'
import { cleaned, htmlOf } from './html'
import { LinkRow } from './link-row'
import { Toolbar } from './toolbar'

interface Props {
  readonly label: string
  /** Safe HTML. */
  readonly value: string
  readonly onChange: (html: string) => void
  readonly lang: string
  readonly error?: string
  readonly hint?: string
}

/** A text as buyers will see it, with headings, lists, bold, italics and links. */
export function RichText({ label, value, onChange, lang, error, hint }: Props) {
  const id = useId()
  const text = useRef<HTMLDivElement>(null)
  const shown = useRef<string | null>(null)
  const selected = useRef<Range | null>(null)
  const [isLinking, setLinking] = useState(false)

  // what is typed is there already: writing it again would move the cursor
  useEffect(() => {
    if (text.current === null || shown.current === value) return
    shown.current = value
    text.current.innerHTML = cleaned(value)
  }, [value])

  const tell = () => {
    if (text.current === null) return
    shown.current = htmlOf(text.current)
    onChange(shown.current)
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    const html = event.clipboardData.getData('text/html')
    if (html === '') document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
    else document.execCommand('insertHTML', false, cleaned(html))
  }
  const askLink = () => {
    const selection = document.getSelection()
    const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
    selected.current = range && text.current?.contains(range.commonAncestorContainer) ? range.cloneRange() : null
    setLinking(true)
  }
  const setLink = (address: string) => {
    setLinking(false)
    text.current?.focus()
    const selection = document.getSelection()
    if (selected.current) {
      selection?.removeAllRanges()
      selection?.addRange(selected.current)
    }
    // without a selection the address is the text of the link
    if (selection === null || selection.isCollapsed) document.execCommand('insertText', false, address)
    if (selection?.isCollapsed) for (const _ of address) selection.modify('extend', 'backward', 'character')
    document.execCommand('createLink', false, address)
    tell()
  }
  const notes = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="field rich">
      <span id={`${id}-label`} className="field__label">
        {label}
      </span>
      <Toolbar text={text} onLink={askLink} onDone={tell} />
      {isLinking && (
        <LinkRow
          onSet={setLink}
          onClose={() => {
            setLinking(false)
            text.current?.focus()
          }}
        />
      )}
      <div
        ref={text}
        className="input rich__text"
        role="textbox"
        tabIndex={0}
        aria-multiline
        aria-labelledby={`${id}-label`}
        aria-describedby={notes || undefined}
        aria-invalid={error === undefined ? undefined : true}
        contentEditable
        suppressContentEditableWarning
        lang={lang}
        onFocus={() => {
          document.execCommand('defaultParagraphSeparator', false, 'p')
          document.execCommand('styleWithCSS', false, 'false')
        }}
        onInput={tell}
        onPaste={paste}
        onDrop={(event) => event.preventDefault()}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className="field__error">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="field__hint">
          {hint}
        </p>
      )}
    </div>
  )
}
