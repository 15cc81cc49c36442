import { useEffect, useState } from 'react'
import { Combobox, useText } from '../../../ui/kit'
import { useData } from '../../../web/kit'
import { collegesRequest } from '../requests'

const PAUSE_MS = 200

interface CollegeFieldProps {
  readonly label: string
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onCity: (city: string) => void
}

/** Institutions of India by what is typed; one that is not listed stays as it was typed. */
export function CollegeField({ label, typed, onType, onCity }: CollegeFieldProps) {
  const t = useText()
  const [asked, setAsked] = useState('')
  const [chosen, setChosen] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const found = useData(collegesRequest(asked), { enabled: asked.length > 1, keepPrevious: true })
  const colleges = asked.length > 1 ? (found.data ?? []) : []

  return (
    <Combobox
      label={label}
      options={colleges.map(({ name, city, state }) => ({ id: name, label: name, note: `${city}, ${state}` }))}
      value={chosen === typed ? chosen : undefined}
      typed={typed}
      onType={onType}
      onChoose={(id) => {
        setChosen(id)
        const college = colleges.find(({ name }) => name === id)
        if (college) onCity(college.city)
      }}
      placeholder={t('profile.hint.collegePlaceholder')}
      allowsOther
    />
  )
}
