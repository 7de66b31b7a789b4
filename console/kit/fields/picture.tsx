import { useCall } from '../../api/use-call'
import { Icon } from '../icon/icon'

type Size = 300 | 600

/** The address of a picture in a width: `a-600.webp` under the static base → `…/a-300.webp`. */
export function pictureUrl(base: string, path: string, size: Size): string {
  if (path === '') return ''
  const sized = path.replace(/-(?:300|600|1600)\.(webp|avif)$/, `-${size}.$1`)
  return /^(https?:|data:|blob:)/.test(sized) ? sized : `${base.replace(/\/+$/, '')}/${sized.replace(/^\/+/, '')}`
}

/** Turns paths into addresses; empty until the static base is known. */
function usePictures(): (path: string, size: Size) => string {
  const { data } = useCall('getCurrency', {})
  return (path, size) => (data ? pictureUrl(data.static_url, path, size) : '')
}

interface Props {
  readonly path: string
  /** The name of the ground it stands on. */
  readonly ground?: string
  /** What it shows; empty where the text beside it says so. */
  readonly alt?: string
  readonly size?: 'small' | 'line' | 'large'
}

/** A product's picture on its ground. */
export function Picture({ path, ground = 'sand', alt = '', size = 'line' }: Props) {
  const address = usePictures()(path, size === 'large' ? 600 : 300)
  return (
    <span className={`picture picture--${size} ground-${ground}`}>
      {address === '' ? <Icon name="tag" size={18} /> : <img src={address} alt={alt} loading="lazy" />}
    </span>
  )
}
