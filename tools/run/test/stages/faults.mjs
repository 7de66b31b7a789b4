import { onBothEngines } from '../both-engines.mjs'

export const faults = {
  name: 'faults',
  alone: true,
  title: 'Faults: kills, a database and a Redis that are away, too much load, and servers beside each other',
  run: (context) => onBothEngines(context, 'faults'),
}
