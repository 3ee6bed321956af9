/** Number of interactions by filter and by day, and the company's time zone. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { companyZone } from '../../ui/companyZone'
import { chat, keys } from '../data/chats/calls'
import { companyTime } from '../ui/companyTime'

const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone

export function useCounts() {
  const { data, isPending } = useQuery({
    queryKey: keys.counts,
    queryFn: ({ signal }) => chat.counts({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const timeZone = companyZone()
  const time = useMemo(() => companyTime(timeZone), [timeZone])
  const byDay = useMemo(() => new Map(data?.days.map(({ day, all }) => [day, all])), [data])
  return { counts: data, byDay, time, isPending, isFarZone: timeZone !== browserZone, timeZone }
}
