/** The size guides, by the keys of their categories. */
import type { SizeGuide } from '@contract/entities/product'

const row = (size: string, ...values: string[]) => ({ size, values })

const BABY: SizeGuide = {
  measures: ['height', 'chest', 'waist', 'head'],
  rows: [
    row('S', '56–62', '41–43', '40–42', '38–41'),
    row('M', '68–74', '45–47', '44–46', '43–45'),
    row('L', '80–86', '49–51', '47–49', '46–48'),
  ],
}

const GLOVES: SizeGuide = {
  measures: ['hand'],
  rows: [row('S', '17–19'), row('M', '19–21'), row('L', '21–23')],
}

const HATS: SizeGuide = {
  measures: ['head'],
  rows: [row('S', '54–55'), row('M', '56–57'), row('L', '58–60')],
}

export const SIZE_GUIDES: Readonly<Record<string, SizeGuide>> = {
  shoes: {
    measures: ['foot', 'uk', 'us', 'jp'],
    rows: [
      row('38', '23.7–24.3', '5', '6', '24'),
      row('40', '25–25.6', '6.5', '7.5', '25.5'),
      row('42', '26.3–26.9', '8', '9', '27'),
      row('44', '27.7–28.3', '9.5', '10.5', '28.5'),
    ],
  },
  'baby/clothes': BABY,
  'sports/fitness': GLOVES,
  'bags/accessories': HATS,
}
