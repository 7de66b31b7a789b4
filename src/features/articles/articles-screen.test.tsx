import { screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { settings } from '@/stores/settings'
import { user } from '@/testing/person'
import BlogPage from './articles-screen'
import ArticlePage from './article-screen'

const card = (id: number) => ({
  article_id: String(id),
  title_en: `Post ${id}`,
  summary_en: `About ${id}`,
  image: 'a/teapot.webp',
  ground: 'clay',
  minutes: 2,
  published_at: '2026-11-19T10:00:00.000Z',
})
const POST = {
  ...card(7),
  content_en: '<p>Opening.</p><h2>Why</h2><p>&lt;b&gt; stays text</p><ul><li>One</li></ul><script>alert(1)</script>',
  category_id: '3',
}

let server: FakeServer

beforeEach(() => {
  server = prepareScreen()
  settings.language = 'en'
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
})

const says = (words: string) => until(() => (document.body.textContent ?? '').includes(words))

describe('the blog [route.blog]', () => {
  it('lists its posts, and opens one', async () => {
    server.on('articles', ok({ list: [card(2), card(1)], count: 2, p: 1, page_size: 20 }))
    openScreen(BlogPage)
    await says('About 1')
    expect(document.body.textContent).toContain('Nov 19, 2026 · 2 min read')
    await user.click(screen.getByRole('link', { name: 'Post 2 About 2 Nov 19, 2026 · 2 min read' }))
    await until(() => jest.mocked(Taro.navigateTo).mock.calls.length > 0)
    expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages/blog/detail?article_id=2' })
  })

  it('says when nothing has been written, when it failed, and when the network is lost', async () => {
    openScreen(BlogPage)
    await says('The posts did not load')
    server.on('articles', 'no network')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await says('The network signal is lost')
    server.on('articles', ok({ list: [], count: 0, p: 1, page_size: 20 }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await says('Nothing written yet')
  })
})

describe('a post [route.blog-detail]', () => {
  it('is shown as text, with its products and other posts', async () => {
    server.on('article', ok({ article: POST, products: [], more: [card(1)] }))
    openScreen(ArticlePage, { article_id: '7' })
    await says('Opening.')
    expect(document.body.textContent).toContain('<b> stays text')
    expect(document.body.innerHTML).not.toContain('<script')
    expect(document.body.textContent).not.toContain('alert')
    expect(document.body.textContent).toContain('Post 1')
    expect(document.title).toContain('Post 7')
  })

  it('can be sent by its link', async () => {
    const share = jest.fn().mockResolvedValue(undefined)
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    server.on('article', ok({ article: POST, products: [], more: [] }))
    openScreen(ArticlePage, { article_id: '7' })
    await says('Opening.')
    await user.click(screen.getByRole('button', { name: 'Share' }))
    await until(() => share.mock.calls.length > 0)
    expect(share.mock.calls[0][0]).toMatchObject({ title: 'Post 7' })
    expect(share.mock.calls[0][0].url).toContain('/go/pages/blog/detail?article_id=7')
  })

  it('that is not there leads back to the blog', async () => {
    server.on('article', refused(2000019))
    openScreen(ArticlePage, { article_id: '8' })
    await says('There is no such post')
    await user.click(screen.getByRole('button', { name: 'To the blog' }))
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length > 0)
  })
})
