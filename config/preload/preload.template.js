// asks at once for the files of the page and of the language that come first (config/preload/preload-plugin.js)
try {
  const files = __FILES__
  const pages = __PAGES__
  const texts = __TEXTS__
  const page = location.hash.replace(/^#\/|\?.*/g, '') || '__FIRST__'
  const kept = JSON.parse(localStorage.getItem('lang'))
  const places = [...(pages[page] || []), ...texts[kept ? kept.data : '__DEFAULT__']]
  for (const file of places.map((place) => files[place])) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = /css$/.test(file) ? 'style' : 'script'
    link.href = file
    document.head.append(link)
  }
} catch {
  // the app asks for them itself
}
