import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { createTheme } from '../../../../features/ui/client/theme'
import { chooseLanguage } from '../../../../features/ui/kit/text/language'
import { themeScript } from '../../../../features/ui/kit/theme-script'

const theme = suite('ui theme and language')

function pageWith(kept: string | null) {
  const stored = new Map(kept === null ? [] : [['ui.theme', kept]])
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  return { root: { dataset: {} as DOMStringMap }, storage, stored }
}

theme('a choice is pinned on the page and kept; the system’s takes the pin out', () => {
  const page = pageWith(null)
  const made = createTheme(page)
  made.choose('dark')
  assert.deepEqual([made.state.choice, page.root.dataset.theme, page.stored.get('ui.theme')], ['dark', 'dark', 'dark'])
  made.choose('system')
  assert.deepEqual([made.state.choice, page.root.dataset.theme], ['system', undefined])
})

theme('what was kept is found again, nonsense is the system’s, full storage is no error', () => {
  assert.equal(createTheme(pageWith('light')).state.choice, 'light')
  assert.equal(createTheme(pageWith('{"broken')).state.choice, 'system')
  assert.equal(createTheme(undefined).state.choice, 'system')
  const full = pageWith(null)
  const refusing = {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  const made = createTheme({ root: full.root, storage: refusing })
  made.choose('dark')
  assert.deepEqual([made.state.choice, full.root.dataset.theme], ['dark', 'dark'])
})

theme('what is chosen in one tab holds in the others at once, until their visit is over', () => {
  const [page, visit] = [pageWith('light'), new AbortController()]
  const tabs = new EventTarget()
  const made = createTheme({ ...page, tabs }, visit.signal)
  const elsewhere = (choice: string | null, key: string | null = 'ui.theme') => {
    if (choice === null) page.stored.clear()
    else page.stored.set('ui.theme', choice)
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key }))
    return [made.state.choice, page.root.dataset.theme]
  }
  assert.deepEqual(elsewhere('dark'), ['dark', 'dark'])
  assert.deepEqual(elsewhere('light', 'another'), ['dark', 'dark'])
  assert.deepEqual(elsewhere('system'), ['system', undefined])
  assert.deepEqual(elsewhere('dark'), ['dark', 'dark'])
  assert.deepEqual(elsewhere(null, null), ['system', undefined], 'all was cleared')
  visit.abort()
  assert.deepEqual(elsewhere('light'), ['system', undefined])
})

theme('the first script of the page pins the same choice before anything is drawn', () => {
  const { root, storage } = pageWith('dark')
  new Function('localStorage', 'document', themeScript)(storage, { documentElement: root })
  assert.equal(root.dataset.theme, 'dark')
})

theme('choosing a language keeps it and loads the page again, without the query that would overrule it', () => {
  const did: string[] = []
  const page = (href: string) => {
    const location = {
      href,
      protocol: 'https:',
      reload: () => did.push('reload'),
      replace: (to: URL) => did.push(to.href),
    }
    return {
      document: {
        set cookie(value: string) {
          did.push(value.slice(0, 9))
        },
      },
      location,
    } as unknown as Window
  }
  chooseLanguage('hi', page('https://foothold.test/jobs?page=2'))
  chooseLanguage('en', page('https://foothold.test/jobs?lang=hn&page=2'))
  assert.deepEqual(did, ['unLang=hn', 'reload', 'unLang=en', 'https://foothold.test/jobs?page=2'])
})

theme.run()
