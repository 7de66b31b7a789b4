import { onBothEngines } from '../both-engines.mjs'

export const upgrade = {
  name: 'upgrade',
  title: 'Data of earlier versions, and data on the move',
  run: (context) => onBothEngines(context, 'upgrade', { together: true }),
}
