import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { TextInput, useText } from '../../../ui/kit'
import { useUrl } from '../../../web/kit'

const QUIET_MS = 300

/** Narrows the list by name, address or receipt; the address holds what is searched for. */
export function SearchField({ q }: { readonly q: string }) {
  const t = useText()
  const { go, withQuery } = useUrl()
  const [text, setText] = useState(q)
  const [told, setTold] = useState(q)
  // The address was changed by a link, or by Back: it is what is searched for now.
  if (q !== told) {
    setTold(q)
    if (q !== text.trim()) setText(q)
  }
  const wanted = text.trim()
  useEffect(() => {
    if (wanted === q) return
    const timer = setTimeout(() => go(withQuery({ q: wanted || undefined }), { replace: true }), QUIET_MS)
    return () => clearTimeout(timer)
  }, [wanted, q, go, withQuery])
  return (
    <TextInput
      type="search"
      icon={Search}
      maxLength={200}
      value={text}
      aria-label={t('registrations.of.search')}
      placeholder={t('registrations.of.search')}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
    />
  )
}
