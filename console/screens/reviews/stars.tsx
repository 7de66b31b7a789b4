import { Icon } from '../../kit/icon/icon'
import { useT } from '../../text/use-t'

export const Stars = ({ star }: { readonly star: number }) => {
  const t = useT()
  return (
    <span className="stars" role="img" aria-label={t('reviews.stars', { count: star })}>
      {Array.from({ length: star }, (_, place) => (
        <Icon key={place} name="star" size={16} />
      ))}
    </span>
  )
}
