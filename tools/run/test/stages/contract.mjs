import { onBothEngines } from '../both-engines.mjs'

export const contract = {
  name: 'contract',
  title: 'Contract suite: every call, good and bad, on both engines',
  run: (context) => onBothEngines(context, 'contract', { together: true, deal: true }),
}
