/** A resource's downloads per day: as a chart, a table and a file. */
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Resource } from '#shared/resources/records'
import { Button } from '../../../ui/Button'
import { Choice } from '../../../ui/forms/Choice'
import { Skeleton } from '../../../ui/status/Skeleton'
import { useToast } from '../../../ui/status/Toast'
import { keys, resources } from '../../data/resources/calls'
import { downloadText } from '../../ui/download/download'
import { downloadsName } from '../labels'
import { Chart } from './Chart'
import styles from './DownloadsOverTime.module.css'

const spans = [
  { id: '30', name: '30 days' },
  { id: '90', name: '90 days' },
  { id: '365', name: 'A year' },
] as const
type Span = (typeof spans)[number]['id']

export function DownloadsOverTime({ resource: { id } }: { resource: Resource }) {
  const [span, setSpan] = useState<Span>('30')
  const say = useToast()
  const { data, error } = useQuery({
    queryKey: [...keys.of(id), 'downloads', span],
    queryFn: ({ signal }) => resources.downloads({ id, days: Number(span) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const exporting = useMutation({
    mutationFn: () => resources.exportDownloads({ id, days: Number(span) }),
    onSuccess: ({ filename, text }) => downloadText(filename, text),
    onError: (problem) => say(`We couldn’t make the file. ${problem.message}`, 'error'),
  })

  const counted = data?.days.filter(({ downloads }) => downloads > 0).toReversed() ?? []

  return (
    <section className={styles.part} aria-labelledby="over-time">
      <div className={styles.head}>
        <h2 id="over-time">Downloads over time</h2>
        <Button
          look="line"
          size="small"
          disabled={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          Download CSV
        </Button>
      </div>
      <Choice label="Time" options={spans} chosen={span} onChoose={setSpan} />
      {data ? (
        <>
          <p>
            <b>{downloadsName(data.total)}</b> in {data.days.length} days, {data.timeZone} time
          </p>
          <Chart days={data.days} />
          <details>
            <summary>As a table, without days that had none</summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">Day</th>
                  <th scope="col">Downloads</th>
                </tr>
              </thead>
              <tbody>
                {counted.map(({ day, downloads }) => (
                  <tr key={day}>
                    <th scope="row">{day}</th>
                    <td>{downloads}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      ) : error ? (
        <p>The downloads couldn’t be loaded. {error.message}</p>
      ) : (
        <Skeleton label="Loading downloads" rows={2} />
      )}
    </section>
  )
}
