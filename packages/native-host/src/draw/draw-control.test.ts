import { BLUE, drawn, INK, RED, WHITE } from '../../test/support/drawn'

const PLACED = { position: 'absolute', left: 10, top: 10, width: 100, height: 30 }

describe('a drawn control', () => {
  it('shows the state of a switch', async () => {
    const toggle = (on: boolean) => [
      { name: 'AndroidSwitch', props: { ...PLACED, on, trackTintColor: INK.red, thumbTintColor: INK.blue } },
    ]
    const off = await drawn(toggle(false))
    const on = await drawn(toggle(true))
    expect([off.at(25, 25), off.at(95, 25)]).toEqual([BLUE, RED])
    expect([on.at(25, 25), on.at(95, 25)]).toEqual([RED, BLUE])
  })

  it('shows the value of a slider', async () => {
    const props = { ...PLACED, value: 30, maximumValue: 40, thumbTintColor: INK.red }
    const { at } = await drawn([{ name: 'RNCSlider', props }])
    expect(at(10 + 8 + 63, 20)).toEqual(RED)
    expect(at(20, 20)).toEqual(WHITE)
  })

  it('shows a spinner only while it spins', async () => {
    const spinner = (animating: boolean) => [{ name: 'AndroidProgressBar', props: { ...PLACED, animating } }]
    expect((await drawn(spinner(true))).inked(0, 0, 120, 50)).toBeGreaterThan(50)
    expect((await drawn(spinner(false))).inked(0, 0, 120, 50)).toBe(0)
  })

  it('shows the choice of a picker', async () => {
    const picker = (selected: number) => [
      { name: 'RNCAndroidDropdownPicker', props: { ...PLACED, selected, items: [{ label: 'I' }, { label: 'Weeks' }] } },
    ]
    const [short, long] = [await drawn(picker(0)), await drawn(picker(1))]
    expect(long.inked(0, 0, 120, 50)).toBeGreaterThan(short.inked(0, 0, 120, 50))
  })
})
