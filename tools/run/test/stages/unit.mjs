import { jest } from '../jest.mjs'

export const unit = {
  name: 'unit',
  title: 'Unit and page tests (jest: node, h5, native)',
  run: (context) => jest(context, 'unit', []),
}
