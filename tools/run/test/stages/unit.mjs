import { findChromium } from '../chromium.mjs'
import { jest } from '../jest.mjs'

export const unit = {
  name: 'unit',
  title: 'Unit and page tests (jest: node, h5, console, native)',
  // on two cores jest would keep to one
  run: async (context) => jest(context, 'unit', ['--maxWorkers=2'], { CHROMIUM: await findChromium() }),
}
