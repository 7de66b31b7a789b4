/** Synonyms of searches in the hands of operators, and the searches that found nothing. */
import { expect, type Page } from '@playwright/test'
import type { Data } from '@contract/all-calls'
import { allEndpoints } from '@contract/endpoints/all'
import { expectAccessible } from '../h5/support/axe'
import { ask, openAs, test, tokenOf } from './support/test'
import { patient } from '../../jest/patience.js'

const sheet = (page: Page) => page.getByRole('dialog')
const question = (page: Page) => page.getByRole('alertdialog')

const groupsWith = async (server: string, q: string) => {
  const token = await tokenOf(server, 'operator')
  return (await ask<Data<'opsSynonyms'>>(server, allEndpoints.opsSynonyms.path, { token, fields: { q } })).list
}

test('begins a group with a term that found nothing, and removes it [console.synonyms]', async ({ page, server }) => {
  const { search } = allEndpoints
  const term = 'unheard of thing'
  expect(await ask<Data<'search'>>(server, search.path.replace(':term', encodeURIComponent(term)))).toMatchObject({
    list: [],
  })
  const token = await tokenOf(server, 'operator')
  const missed = async () => {
    const fields = { found: '0', page_size: '50' }
    return (await ask<Data<'opsReportSearches'>>(server, allEndpoints.opsReportSearches.path, { token, fields })).list
  }
  // a server writes what it has counted every few seconds
  await expect.poll(missed, { timeout: patient(60_000) }).toContainEqual(expect.objectContaining({ term }))
  await openAs(page, server, 'operator', '/catalogue/synonyms?language=en')
  await page.getByRole('button', { name: `Add a group for “${term}”` }).click()
  await expect(sheet(page).getByLabel('Words')).toHaveValue(`${term}\n`)
  await expect(sheet(page).getByLabel('Language')).toHaveValue('en')
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  // one word alone is no group
  await expect(sheet(page).getByLabel('Words')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await sheet(page).getByLabel('Words').fill(`${term}\ne2e bench\n`)
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  expect(await groupsWith(server, term)).toMatchObject([{ language: 'en', words: [term, 'e2e bench'] }])

  await page.getByRole('textbox', { name: 'Search words' }).fill('e2e bench')
  // the rows move up when the others leave
  await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(1)
  await page.getByRole('button', { name: `Delete ${term}` }).click()
  await question(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Group deleted')).toBeVisible()
  expect(await groupsWith(server, term)).toEqual([])
})

test('shows who has changed a group meanwhile, and which word is taken [console.synonyms]', async ({
  page,
  server,
}) => {
  const token = await tokenOf(server, 'operator')
  const { path: save } = allEndpoints.opsSynonymSave
  const write = (fields: Record<string, string>) =>
    ask<Data<'opsSynonymSave'>>(server, save, {
      method: 'POST',
      token,
      fields: { ...fields, idempotency_key: crypto.randomUUID() },
    })
  const { synonym } = await write({ language: 'es', words: JSON.stringify(['e2e morral', 'e2e zurrón']) })
  await write({ language: 'es', words: JSON.stringify(['e2e faltriquera', 'e2e bolsillo']) })
  await openAs(page, server, 'operator', '/catalogue/synonyms?language=es&q=e2e%20morral')
  await page.getByRole('button', { name: 'Change e2e morral' }).click()
  await sheet(page).getByLabel('Words').fill('e2e morral\ne2e faltriquera')
  const theirs = ['e2e morral', 'e2e zurrón', 'e2e talego']
  await write({ synonym_id: synonym.synonym_id, version: '1', words: JSON.stringify(theirs) })
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(sheet(page).getByRole('alert')).toContainText('changed this on')
  await expect(sheet(page).getByRole('alert')).toContainText('e2e talego')
  await expectAccessible(page)
  await sheet(page).getByRole('button', { name: 'Keep all my changes' }).click()
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(sheet(page).getByText('This is taken already')).toBeVisible()
  await sheet(page).getByLabel('Words').fill('e2e morral\ne2e zurrón\ne2e mochilón')
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  expect(await groupsWith(server, 'e2e morral')).toMatchObject([
    { words: ['e2e morral', 'e2e zurrón', 'e2e mochilón'] },
  ])
})
