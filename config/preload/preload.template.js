// asks at once for the files of the page and of the language that come first, for the answers that the app begins with,
// and for the first pictures in these (config/preload/preload-plugin.js)
try {
  const files = __FILES__
  const pages = __PAGES__
  const texts = __TEXTS__
  const kept = (key) => {
    const value = JSON.parse(localStorage.getItem(key))
    return value ? value.data : ''
  }
  const page = location.hash.replace(/^#\/?|\?.*/g, '') || '__FIRST__'
  const language = kept('lang') || '__DEFAULT__'
  const places = [...(pages[page] || []), ...texts[language]]
  for (const file of places.map((place) => files[place])) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = /css$/.test(file) ? 'style' : 'script'
    // after the entry, without which they are nothing
    link.fetchPriority = 'low'
    link.href = file
    document.head.append(link)
  }

  const signal = AbortSignal.timeout ? AbortSignal.timeout(__TIMEOUT__) : undefined
  const ask = async (call) => {
    const answer = await fetch('__API__' + call, { cache: 'no-cache', signal })
    return { statusCode: answer.status, header: { age: answer.headers.get('age') }, data: await answer.json() }
  }
  const early = (window.soukStart = { language })
  // without an answer the app makes the call itself
  const hold = (call, answer) => (early[call] = answer.catch(() => undefined))

  const start = ask(`__START__?__LANG__=${language}${page === '__FIRST__' ? '&home=1' : ''}`)
  const parts = __PARTS__
  for (const part of Object.keys(parts)) {
    const answer = start.then((all) => {
      const data = all.data.data[part]
      return data && Object.assign({}, all, { data: { code: 200, data } })
    })
    hold(parts[part].replace('__LANGUAGE__', language), answer)
  }

  const show = (all, path, width, place) => {
    const sized = path.replace(/-(?:300|600)(?=\.(?:webp|avif)$)/, `-${width}`)
    const base = all.data.data.currencies.static_url.replace(/\/+$/, '')
    const image = new Image()
    image.fetchPriority = 'high'
    image.src = /^(https?:|data:)/.test(sized) ? sized : `${base}/${sized.replace(/^\/+/, '')}`
    // in the frame that the page shows until the app has drawn it (config/first-paint)
    const box = document.getElementById(`first-paint-${place}`)
    if (box) box.append(image)
  }
  const product = page === '__PRODUCT__' && /[?&]product_id=(\w+)/.exec(location.hash)
  let pictures
  // the answer to a buyer is that buyer's own
  if (product && !kept('access-token')) {
    const call = `__PRODUCT_CALL__?product_id=${product[1]}&__LANG__=${language}`
    const answer = ask(call)
    hold(call, answer)
    pictures = Promise.all([start, answer]).then(([all, one]) => show(all, one.data.data.product.image, 600, 'product'))
  } else if (page === '__FIRST__') {
    pictures = start.then((all) => {
      const { adverts, flash_deals: deals } = all.data.data
      for (const { image } of adverts.top.slice(0, 1)) show(all, image, 600, 'advert')
      deals.list.slice(0, 2).forEach(({ image }, place) => show(all, image, 300, `deal${place}`))
    })
  }
  if (pictures) pictures.catch(() => undefined)
} catch {
  // the app asks for them itself
}
