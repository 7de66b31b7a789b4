/** The ids of the blog's screens, for tests: see src/kit/ids.ts. */
export const articlesIds = {
  blog: 'page-blog',
  article: 'page-article',
  articleCard: (articleId: string) => `article-${articleId}`,
} as const
