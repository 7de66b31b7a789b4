import { onBothEngines } from '../both-engines.mjs'

export const faults = {
  name: 'faults',
  title: 'Faults: the server is killed in the middle of checkouts',
  run: (context) => onBothEngines(context, 'faults'),
}
