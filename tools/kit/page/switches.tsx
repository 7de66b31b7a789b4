import type { Language } from '@contract/base/languages'

interface SwitchesProps {
  languages: readonly { code: Language; name: string }[]
  language: Language
  zooms: readonly number[]
  zoom: number
  onLanguage: (language: Language) => void
  onZoom: (zoom: number) => void
}

/** What the whole catalogue is shown in. */
export function Switches({ languages, language, zooms, zoom, onLanguage, onZoom }: SwitchesProps) {
  const choose = (code: string) => {
    const chosen = languages.find((known) => known.code === code)
    if (chosen) onLanguage(chosen.code)
  }
  return (
    <header className="kit-switches">
      <h1>
        <a href="#">The kit</a>
      </h1>
      <label>
        {'Language '}
        <select value={language} onChange={({ target }) => choose(target.value)}>
          {languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {'Letters '}
        <select value={zoom} onChange={({ target }) => onZoom(Number(target.value))}>
          {zooms.map((percent) => (
            <option key={percent} value={percent}>{`${percent} %`}</option>
          ))}
        </select>
      </label>
    </header>
  )
}
