import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { httpClient } from '../../../web/contract'
import { useService } from '../../../web/kit'
import type { CampaignContent, CountAnswer } from '../../contract/wire-admin'
import { CAMPAIGNS } from './requests'

const PAUSE_MS = 400

/** How many people are meant, asked when the typing pauses: undefined while it is on its way, null where it did not come. */
export function useCountOf(audience: CampaignContent['audience']): number | null | undefined {
  const http = useService(httpClient)
  const wanted = JSON.stringify(audience)
  const [asked, setAsked] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data, isError } = useQuery({
    queryKey: ['api', `${CAMPAIGNS}/count`, asked],
    queryFn: async () =>
      (await http.post<CountAnswer>(`${CAMPAIGNS}/count`, { audience: JSON.parse(asked) as object })).data.count,
  })
  if (asked !== wanted) return undefined
  return isError ? null : data
}
