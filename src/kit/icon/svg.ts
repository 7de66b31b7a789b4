import { colour } from '@/styles/tokens'
import type { IconProps } from './types'

/** The whole drawing as SVG text, colour and stroke included. */
export function svgText({ glyph, tone = 'ink', strong, filled }: IconProps): string {
  const paint = colour[tone]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${filled ? paint : 'none'}" stroke="${paint}"` +
    ` stroke-width="${strong ? 2.25 : 1.75}" stroke-linecap="round" stroke-linejoin="round">${glyph}</svg>`
  )
}
