// The offline page's own beginning: no house is booted for it, so that nothing that needs the network stands in its way.
import { createRoot } from 'react-dom/client'
import { LANGUAGE_COOKIE, languageOf, TextProvider, THEME_KEY } from '../../../ui/kit'
import { OfflinePage } from './offline-page'
import { translatorOf } from './translator'

const cookie = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1]
const language = languageOf(cookie, new URLSearchParams(location.search).get('lang'))
const translate = translatorOf(language)

function readTheme(): string | null {
  try {
    return localStorage.getItem(THEME_KEY)
  } catch {
    return null // the system's theme
  }
}

const theme = readTheme()
if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
document.documentElement.lang = language
document.title = `${translate('offline.noInternet')} · Foothold`
createRoot(document.getElementById('root') as HTMLElement).render(
  <TextProvider language={language} translate={translate}>
    <OfflinePage since={Date.now()} />
  </TextProvider>,
)
