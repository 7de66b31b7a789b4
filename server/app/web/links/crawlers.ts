/**
 * Programs that read a link to show or index it. People are redirected to the app, whose addresses have a fragment that
 * no server sees; a program gets a page with what the link is about.
 */
const CRAWLERS =
  /bot\b|crawler|spider|facebookexternalhit|facebookcatalog|whatsapp|telegram|slack|discord|twitter|linkedin|pinterest|skypeuripreview|viber|line-poker|kakaotalk|embedly|iframely|mastodon|vkshare|bingpreview|mediapartners|yandex|baidu|petal|google-inspectiontool/i

export const isCrawler = (agent: string | undefined): boolean => CRAWLERS.test(agent ?? '')
