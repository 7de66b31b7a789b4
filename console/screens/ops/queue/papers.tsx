import { useT } from '../../../text/use-t'

/** The name of a file without its number: `image_2` is the second image. */
const partsOf = (name: string) => {
  const [, bare = name, place] = /^(.*?)(?:_(\d+))?$/.exec(name) ?? []
  return { bare, place }
}

const KNOWN = ['id_front', 'id_back', 'signature', 'proof', 'image'] as const

/** Papers and proofs as pictures; each opens in a tab of its own. */
export function Papers({ files }: { readonly files: Readonly<Record<string, string>> }) {
  const t = useT()
  const labelOf = (name: string) => {
    const { bare, place } = partsOf(name)
    const known = KNOWN.find((each) => each === bare)
    const label = known ? t(`queue.file_${known}`) : name
    return place === undefined ? label : `${label} ${place}`
  }
  const all = Object.entries(files).filter(([, address]) => address !== '')
  if (all.length === 0) return null
  return (
    <ul className="queue__papers">
      {all.map(([name, address]) => (
        <li key={name}>
          <a href={address} target="_blank" rel="noreferrer">
            <img src={address} alt={labelOf(name)} />
            <small className="dim" aria-hidden>
              {labelOf(name)}
            </small>
          </a>
        </li>
      ))}
    </ul>
  )
}
