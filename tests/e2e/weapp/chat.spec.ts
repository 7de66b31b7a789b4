/** The customer chat in the mini-program: the page in its web-view. */
import { idOf, ids, pageIds } from '@/kit/ids'
import { linkTo } from '@/routes'
import { newBuyer } from '../../contract/support/people'
import { eventually } from '../walk/driver'
import { choose, logIn } from '../walk/account'
import { articles } from '../walk/world'
import { everywhere, readPage } from './support/elements'
import { test } from './support/test'

test('opens the chat of a product, and reloads it in another language and after a login [session.chat-script]', async ({
  driver,
  miniProgram,
}) => {
  const address = () =>
    readPage(
      miniProgram,
      async (page) => {
        const [frame] = await everywhere(page, 'web-view')
        return frame ? String(await frame.property('src')) : ''
      },
      'the chat',
    )
  const [article] = await articles()
  await driver.open(linkTo('product', { product_id: article.id }))
  await driver.tap(ids.chatOpen)
  await driver.find(pageIds.chat)
  await eventually(address, (src) => src.endsWith('/chat#lang=en'), 'the chat in English')
  await driver.openAlone(linkTo('dashboard'))
  await choose(driver, ids.languageOpen, idOf.language('th'), 'ไทย')
  await driver.open(linkTo('chat'))
  await eventually(address, (src) => src.endsWith('/chat#lang=th'), 'the chat in Thai')
  await driver.openAlone(linkTo('dashboard'))
  await logIn(driver, await newBuyer())
  await driver.open(linkTo('chat'))
  await eventually(address, (src) => /\/chat#lang=th&name=\S/.test(src), 'the chat with the buyer')
})
