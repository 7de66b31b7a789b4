import { pluralForm } from './plural'

it.each(['en', 'es'] as const)('tells one from many in %s', (language) => {
  expect([0, 1, 2, 1.5].map((count) => pluralForm(count, language))).toEqual(['other', 'one', 'other', 'other'])
})

it.each(['zh', 'zhtw', 'th', 'jp'] as const)('has one form for every count in %s', (language) => {
  expect([0, 1, 2].map((count) => pluralForm(count, language))).toEqual(['other', 'other', 'other'])
})
