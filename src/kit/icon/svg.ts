import { colour } from '@/styles/tokens'
import type { IconProps } from './types'

type IconTone = NonNullable<IconProps['tone']>

const other = { onDark: colour.paper, star: colour.star, grip: colour.grip, disabled: colour.disabledLine } as const

/** The colour of a tone, for targets that draw icons in code. */
export function toneColour(tone: IconTone): string {
  return tone in other ? other[tone as keyof typeof other] : colour[tone as keyof typeof colour]
}

/** The whole drawing as SVG text, colour and stroke included. */
export function svgText({ glyph, tone = 'ink', strong, filled }: IconProps): string {
  const paint = toneColour(tone)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${filled ? paint : 'none'}" stroke="${paint}"` +
    ` stroke-width="${strong ? 2.25 : 1.75}" stroke-linecap="round" stroke-linejoin="round">${glyph}</svg>`
  )
}
