import { useEffect, useRef } from 'react'

interface Props {
  readonly label: string
  readonly checked: boolean | 'some'
  readonly onChange: (checked: boolean) => void
  /** The label is read out alone, as in a table. */
  readonly bare?: boolean
  readonly disabled?: boolean
}

export function Tick({ label, checked, onChange, bare, disabled }: Props) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = checked === 'some'
  }, [checked])
  return (
    <label className="tick">
      <input
        ref={box}
        type="checkbox"
        className="tick__box"
        checked={checked === true}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={bare ? 'unseen' : undefined}>{label}</span>
    </label>
  )
}
