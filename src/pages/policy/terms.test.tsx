import TestUtils from '@tarojs/test-utils-react'
import TermsPage from './terms'

const utils = new TestUtils()

describe('the terms page', () => {
  it('opens and shows its text', async () => {
    await utils.mount(TermsPage)
    await utils.queries.waitForQuerySelector('taro-text-core')
    expect(document.body.textContent).toContain('PolicyTerms')
  })
})
