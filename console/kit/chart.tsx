/** Small bars, such as the sales of a month's days. */
interface Bar {
  readonly name: string
  /** A number for the height; the words for it are in `text`. */
  readonly value: number
  readonly text: string
}

interface Props {
  readonly label: string
  readonly bars: readonly Bar[]
  /** The bar that stands out; default: the last. */
  readonly now?: number
  /** How many bars the width is for, where more are to come. */
  readonly room?: number
}

const HEIGHT = 120
const STEP = 20
const WIDTH = 14
/** A day without sales is seen, too. */
const LEAST = 3

/** Bars to look at; readers get the same as a table. */
export function Chart({ label, bars, now = bars.length - 1, room = 1 }: Props) {
  const most = Math.max(...bars.map(({ value }) => value), 0)
  const heightOf = (value: number) => (most === 0 ? LEAST : Math.max(LEAST, (value / most) * HEIGHT))
  return (
    <figure className="chart">
      <svg
        viewBox={`0 0 ${Math.max(room, bars.length) * STEP} ${HEIGHT}`}
        className="chart__bars"
        preserveAspectRatio="none"
        aria-hidden
      >
        {bars.map((bar, place) => (
          <rect
            key={bar.name}
            className={place === now ? 'chart__bar chart__bar--now' : 'chart__bar'}
            x={place * STEP}
            y={HEIGHT - heightOf(bar.value)}
            width={WIDTH}
            height={heightOf(bar.value)}
            rx={3}
          >
            <title>{`${bar.name}: ${bar.text}`}</title>
          </rect>
        ))}
      </svg>
      <div className="unseen">
        <table>
          <caption>{label}</caption>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.name}>
                <th scope="row">{bar.name}</th>
                <td>{bar.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
