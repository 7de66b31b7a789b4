// asks at once for the files of the page and of the language that come first, and for the answers that the app begins
// with (config/preload/preload-plugin.js)
try {
  const files = __FILES__
  const pages = __PAGES__
  const texts = __TEXTS__
  const page = location.hash.replace(/^#\/|\?.*/g, '') || '__FIRST__'
  const kept = JSON.parse(localStorage.getItem('lang'))
  const language = kept ? kept.data : '__DEFAULT__'
  const places = [...(pages[page] || []), ...texts[language]]
  for (const file of places.map((place) => files[place])) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = /css$/.test(file) ? 'style' : 'script'
    link.href = file
    document.head.append(link)
  }
  const home = page === '__FIRST__' ? '&home=1' : ''
  const started = fetch(`__START__?lang=${language}${home}`, { cache: 'no-cache' }).then(async (answer) => {
    const { data } = await answer.json()
    return (name) =>
      data[name] && {
        statusCode: 200,
        header: { age: answer.headers.get('age') },
        data: { code: 200, data: data[name] },
      }
  })
  const calls = __CALLS__
  window.soukStart = { language }
  for (const call of Object.keys(calls)) {
    const part = (partOf) => partOf(calls[call])
    // without an answer the app makes the call itself
    window.soukStart[call.replace('{lang}', language)] = started.then(part).catch(() => undefined)
  }
} catch {
  // the app asks for them itself
}
