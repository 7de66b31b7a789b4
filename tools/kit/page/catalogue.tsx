import { useEffect, useState } from 'react'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, languageTag, type Language } from '@contract/base/languages'
import { DisplayContext } from '@/kit/display/display-context'
import { catalogue } from '@/locales/catalogue'
import { setCurrent } from '@/locales/current'
import { GROUPS } from './groups'
import { routeOf } from './route'
import { StateAlone } from './state-alone'
import { Switches } from './switches'

/** How large letters and everything else are, in percent, as a browser's zoom makes them. */
export const ZOOMS = [100, 150, 200] as const

interface Chosen {
  readonly language: Language
  readonly zoom: number
}

/** What the address asks for: `?language=th&zoom=150`. */
function asked(): Chosen {
  const query = new URLSearchParams(window.location.search)
  const language = query.get('language') ?? ''
  const zoom = Number(query.get('zoom'))
  return {
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    zoom: ZOOMS.find((known) => known === zoom) ?? 100,
  }
}

function useRoute() {
  const [route, setRoute] = useState(() => routeOf(window.location.hash))
  useEffect(() => {
    const follow = () => setRoute(routeOf(window.location.hash))
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return route
}

/** Every component of the kit in all its states, or the one that the address names. */
export function Catalogue() {
  const [{ language, zoom }, setChosen] = useState(asked)
  const { component, state } = useRoute()
  setCurrent(language, catalogue(language))
  useEffect(() => {
    document.documentElement.lang = languageTag(language)
    document.documentElement.style.setProperty('zoom', `${zoom}%`)
    const query = new URLSearchParams({ language, zoom: String(zoom) })
    window.history.replaceState(null, '', `?${query.toString()}${window.location.hash}`)
  }, [language, zoom])

  const groups = GROUPS.flatMap(({ kit, ...group }) => {
    const shown = Object.entries(kit).filter(([name]) => component === '' || name === component)
    return shown.length > 0 ? [{ ...group, shown }] : []
  })
  return (
    <DisplayContext.Provider value={{ language, symbol: '€', rate: '1', staticUrl: '.' }}>
      {state !== '' && groups[0] ? (
        <StateAlone
          key={`${language} ${component} ${state}`}
          name={component}
          state={state}
          place={groups[0].place}
          states={groups[0].shown}
        />
      ) : (
        <div key={language} className="kit">
          <Switches
            languages={LANGUAGES}
            language={language}
            zooms={ZOOMS}
            zoom={zoom}
            onLanguage={(next) => setChosen({ language: next, zoom })}
            onZoom={(next) => setChosen({ language, zoom: next })}
          />
          <main>
            {groups.map(({ title, place, shown }) => (
              <section key={title}>
                <h2>{title}</h2>
                {shown.map(([name, states]) => (
                  <article key={name} className="kit-component">
                    <h3>
                      <a href={`#${name}`}>{name}</a>
                    </h3>
                    {Object.entries(states).map(([about, Draw]) => (
                      <figure key={about}>
                        <figcaption>
                          <a href={`#${name}/${encodeURIComponent(about)}`}>{about}</a>
                        </figcaption>
                        {place !== 'over' && <Draw />}
                      </figure>
                    ))}
                  </article>
                ))}
              </section>
            ))}
          </main>
        </div>
      )}
    </DisplayContext.Provider>
  )
}
