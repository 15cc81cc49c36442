import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { httpClient } from '../../../web/contract'
import { useService } from '../../../web/kit'
import type { RuleSet } from '../../contract'
import type { Reach } from '../../contract/wire'
import { API } from '../requests'

const PAUSE_MS = 500

/** How many people rules reach, asked when one pauses. */
export function useReach(conditions: RuleSet) {
  const http = useService(httpClient)
  const text = JSON.stringify(conditions)
  const [asked, setAsked] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return useQuery({
    queryKey: ['rules.reach', asked],
    queryFn: async () => (await http.post<Reach>(`${API}/reach`, { conditions: JSON.parse(asked) as RuleSet })).data,
    placeholderData: keepPreviousData,
  })
}
