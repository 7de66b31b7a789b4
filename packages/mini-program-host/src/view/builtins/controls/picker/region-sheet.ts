import { onTap } from './on-tap'

const LEVELS: Readonly<Record<string, number>> = { province: 1, city: 2, region: 3, 'sub-district': 4 }

/**
 * Opens the sheet of a picker of regions. The host has no list of regions: each level is a text field.
 * @param value names, from the largest to the smallest
 */
export function openRegionSheet(
  document: Document,
  level: string,
  value: readonly string[],
  events: { confirmed(names: string[]): void; cancelled(): void },
): { close(): void } {
  const mask = document.createElement('div')
  mask.className = 'wx-picker-mask'
  const panel = mask.appendChild(document.createElement('div'))
  panel.className = 'wx-picker'
  const fields = Array.from({ length: LEVELS[level] ?? 3 }, (_, index) => {
    const field = panel.appendChild(document.createElement('input'))
    field.className = 'wx-picker-region'
    field.value = value[index] ?? ''
    return field
  })
  const close = () => mask.remove()
  const action = (name: string, text: string, run: () => void) => {
    const element = panel.appendChild(document.createElement('div'))
    element.className = `wx-picker-action wx-picker-${name}`
    element.textContent = text
    onTap(element, () => {
      close()
      run()
    })
  }
  action('cancel', 'Cancel', () => events.cancelled())
  action('confirm', 'OK', () => events.confirmed(fields.map((field) => field.value)))
  document.body.append(mask)
  return { close }
}
