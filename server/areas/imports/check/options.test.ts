import { axesOf, choiceOfLine } from './options'

const line = (cells: Record<string, string>) => ({ line: 2, cells, faults: [] })
const present = [
  {
    option: 'size',
    names: { en: 'Size', es: 'Talla' },
    values: [{ value: 's', names: { en: 'Small' }, image: 'p.webp' }],
  },
]

describe('the axes that lines name [rule.import-check]', () => {
  it('are none without them: then the axes stay', () => {
    expect(axesOf([line({ sku: 'A' })], present)).toBeNull()
  })

  it('keep the keys, names and pictures that are there, and get keys for what is new', () => {
    const lines = [
      line({ option_1: 'size', value_1: 'SMALL', value_1_es: 'Pequeña' }),
      line({ option_1: 'size', value_1: 'Extra large' }),
      line({ value_1: '大', option_2: 'Colour', value_2: 'Red' }),
    ]
    expect(axesOf(lines, present)).toEqual([
      {
        ...{ option: 'size', names_en: 'size', names_es: 'Talla' },
        values: [
          { value: 's', names_en: 'SMALL', names_es: 'Pequeña', image: { path: 'p.webp' } },
          { value: 'extra-large', names_en: 'Extra large' },
          { value: 'v3', names_en: '大' },
        ],
      },
      { option: 'colour', names_en: 'Colour', values: [{ value: 'red', names_en: 'Red' }] },
    ])
  })

  it('are chosen by each line; an unknown axis or no value leaves the choice short', () => {
    const axes =
      axesOf([line({ option_1: 'Size', value_1: 'Small', option_2: 'Colour', value_2: 'Red' })], present) ?? []
    expect(
      choiceOfLine(line({ option_1: 'Size', value_1: 'small', option_2: 'colour', value_2: 'red' }), axes),
    ).toEqual({
      ...{ size: 's', colour: 'red' },
    })
    expect(choiceOfLine(line({ value_1: 'Small', option_2: 'Shape', value_2: 'Red' }), axes)).toEqual({ size: 's' })
    expect(choiceOfLine(line({ sku: 'A' }), axes)).toBeNull()
  })
})
