import { measureWeapp } from '../weapp-measures.mjs'

export const measures = {
  name: 'measures',
  title: 'What the mini-program sends to its view, against its budgets',
  run: measureWeapp,
}
