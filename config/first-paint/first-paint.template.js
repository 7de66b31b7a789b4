// the first paint as this device knows the shop (config/first-paint/first-paint-plugin.js)
try {
  const part = (id) => document.getElementById(`first-paint-${id}`)
  const page = location.hash.replace(/^#\/?|\?.*/g, '') || '__FIRST__'
  if (page !== '__FIRST__') {
    // on phones other pages have no such bar
    part('bar').classList.add('paint-bar--wide')
    for (const each of Array.from(document.getElementsByClassName('paint-home'))) each.remove()
  }
  const texts = __TEXTS__
  const language = JSON.parse(localStorage.getItem('lang'))
  part('search').textContent = texts[language ? language.data : '__DEFAULT__']
  const shop = JSON.parse(localStorage.getItem('souk.config'))
  part('name').textContent = shop.data.currencies.name || ''
} catch {
  // it stays without words
}
