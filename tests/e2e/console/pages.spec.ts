/** Articles and policies, in the hands of operators. */
import path from 'node:path'
import { expect } from '@playwright/test'
import type { Data } from '@contract/all-calls'
import { allEndpoints } from '@contract/endpoints/all'
import { expectAccessible } from '../h5/support/axe'
import { ask, openAs, test, tokenOf } from './support/test'

const PICTURE = path.join(__dirname, '../../../docs/pictures/product.webp')

test('writes an article with headings, lists and a link, and removes it [console.pages]', async ({ page, server }) => {
  await openAs(page, server, 'operator', '/pages/articles/new')
  await page.getByLabel('Title').fill('How to choose a pot')
  await page.getByLabel('Summary').fill('Three things to look at')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  const tools = page.getByRole('group', { name: 'Format' })
  await text.focus()
  await tools.getByRole('button', { name: 'Heading', exact: true }).click()
  await page.keyboard.type('The lid')
  await page.keyboard.press('Enter')
  await tools.getByRole('button', { name: 'List', exact: true }).click()
  await page.keyboard.type('It closes')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await tools.getByRole('button', { name: 'Link', exact: true }).click()
  await page.getByLabel('Address of the link').fill('https://souk.example/pots')
  await page.keyboard.press('Enter')
  await expect(text.getByRole('link')).toHaveText('https://souk.example/pots')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Fill this in')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(PICTURE)
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'How to choose a pot' }).click()
  const token = await tokenOf(server, 'operator')
  const { list } = await ask<Data<'opsArticles'>>(server, allEndpoints.opsArticles.path, {
    token,
    fields: { q: 'How to choose a pot' },
  })
  const link = '<a href="https://souk.example/pots" rel="noopener nofollow">https://souk.example/pots</a>'
  expect(list).toMatchObject([{ content_en: `<h2>The lid</h2><ul><li>It closes</li></ul><p>${link}</p>` }])

  await page.getByRole('button', { name: 'Remove article' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove article' }).click()
  await expect(page.getByText('Article removed')).toBeVisible()
  await expect(page.getByRole('link', { name: 'How to choose a pot' })).toHaveCount(0)
})

test('puts a policy into own words, and goes back to the built-in text [console.pages]', async ({ page, server }) => {
  await openAs(page, server, 'operator', '/pages/policies/privacy')
  await expect(page.getByText('Built-in', { exact: true })).toBeVisible()
  await page.getByLabel('Title').fill('Ask us')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Own words', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ask us', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the built-in text' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Back to the built-in text' }).click()
  await expect(page.getByText('Built-in', { exact: true })).toBeVisible()
})
