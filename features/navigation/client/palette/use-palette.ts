import { Languages, LogOut, type LucideIcon, Moon, Sun, SunMoon } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { chooseLanguage, useLanguage, useText } from '../../../ui/kit'
import { theme } from '../../../ui/contract'
import { navigation } from '../../../web/contract'
import { useId, useKernel, useService } from '../../../web/kit'
import type { Suggestion } from '../../contract'
import { useLogout } from '../panels/use-logout'
import { namedLike, usePageNames } from '../search/page-names'
import { useSuggestions } from '../search/use-suggestions'

export interface Command extends Omit<Suggestion, 'href'> {
  /** Where it leads, if it is a place. */
  readonly href?: string
  /** Its own icon, where it is no entry of a menu. */
  readonly shape?: LucideIcon
  run(): void
}

const SHOWN = 8

/** What the palette offers for a text, and the keys that lead through it. */
export function usePalette(onClose: () => void) {
  const id = useId()
  const { go, mayLeave } = useService(navigation)
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const pages = usePageNames()
  const actions = useActions()
  const found = useSuggestions(text)
  const goTo = (each: Suggestion): Command => ({
    ...each,
    run: () => void mayLeave().then((may) => may && go(each.href)),
  })
  const groups = [
    { label: 'navigation.goTo', commands: namedLike(pages(), text).slice(0, SHOWN).map(goTo) },
    { label: 'navigation.do', commands: namedLike(actions, text).slice(0, SHOWN) },
    ...found.groups
      .filter(({ label }) => label !== 'navigation.pages')
      .map(({ label, suggestions }) => ({ label, commands: suggestions.map(goTo) })),
  ].filter(({ commands }) => commands.length > 0)
  const flat = groups.flatMap(({ commands }) => commands)

  function choose(command: Command | undefined) {
    if (!command) return
    onClose()
    command.run()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return // the key is the input method's
    if (event.key === 'Enter') {
      event.preventDefault()
      return choose(flat[active])
    }
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || flat.length === 0) return
    event.preventDefault()
    setActive((active + (event.key === 'ArrowDown' ? 1 : -1) + flat.length) % flat.length)
  }
  return {
    id,
    groups,
    active,
    choose,
    isEmpty: flat.length === 0 && text.trim() !== '',
    /** See `Suggested`; of the text that stands there now. */
    again: found.text === text.trim() ? found.again : undefined,
    input: {
      role: 'combobox',
      'aria-expanded': true,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': flat.length > 0 ? `${id}-${active}` : undefined,
      autoComplete: 'off',
      value: text,
      onChange: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
        setText(currentTarget.value)
        setActive(0)
      },
      onKeyDown,
    },
  } as const
}

/** What can be done from anywhere. */
function useActions(): readonly Command[] {
  const t = useText()
  const { subject } = useKernel()
  const language = useLanguage()
  const { choose } = useService(theme)
  const logout = useLogout()
  return [
    { id: 'light', title: t('navigation.lookLight'), shape: Sun, run: () => choose('light') },
    { id: 'dark', title: t('navigation.lookDark'), shape: Moon, run: () => choose('dark') },
    { id: 'system', title: t('navigation.lookSystem'), shape: SunMoon, run: () => choose('system') },
    language === 'hi'
      ? { id: 'language', title: 'Read in English', shape: Languages, run: () => chooseLanguage('en') }
      : { id: 'language', title: 'हिन्दी में पढ़ें (Hindi)', shape: Languages, run: () => chooseLanguage('hi') },
    ...(subject ? [{ id: 'logout', title: t('navigation.logout'), shape: LogOut, run: logout }] : []),
  ]
}
