/** Weekly hours and holidays: outside of them, visitors leave a message. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import Plus from '~icons/lucide/plus'
import type { Holiday, Hours as HoursRecord } from '#shared/team/hours'
import { weekdays } from '#shared/team/hours'
import { Button } from '../../ui/Button'
import { LoadFailed } from '../../ui/LoadFailed'
import { Notice } from '../../ui/Notice'
import { useToast } from '../../ui/Toast'
import { hoursQuery, setKnownHours, team } from '../data/team/team'
import { Panel } from '../ui/Panel'
import { UndoLine } from '../ui/undo/UndoLine'
import { useUndo } from '../ui/undo/useUndo'
import styles from './Hours.module.css'
import { SpanFields, usualSpan } from './SpanFields'

const usualWeek: HoursRecord = {
  days: weekdays.map((_, day) => (day < 5 ? usualSpan : null)),
  holidays: [],
}

export function Hours() {
  const queries = useQueryClient()
  const say = useToast()
  const { data, error, refetch } = useQuery(hoursQuery)
  /** Unsaved changes; undefined if there are none. */
  const [draft, setDraft] = useState<HoursRecord | null>()
  const undo = useUndo<{ before: HoursRecord | null | undefined }>()
  const save = useMutation({
    mutationFn: (hours: HoursRecord | null) => team.setHours({ hours }),
    onSuccess: (saved) => {
      setKnownHours(queries, saved)
      setDraft(undefined)
      undo.forget()
      say('Hours saved.')
    },
  })
  if (error)
    return (
      <LoadFailed error={error} onRetry={() => refetch()}>
        The hours couldn’t be loaded.
      </LoadFailed>
    )
  if (!data) return null
  const hours = draft === undefined ? data.hours : draft
  const problem = hours && problemOf(hours)
  /** Undo restores the whole state, so another change makes it unavailable. */
  const become = (next: HoursRecord | null) => {
    undo.forget()
    setDraft(next)
  }
  const set = (change: Partial<HoursRecord>) => hours && become({ ...hours, ...change })
  const remove = (name: string, next: HoursRecord | null) => {
    undo.offer(name, { before: draft })
    setDraft(next)
  }
  const setHoliday = (at: number, change: Partial<Holiday>) =>
    hours && set({ holidays: hours.holidays.with(at, { ...holidayAt(hours, at), ...change }) })

  return (
    <Panel title="Hours" headerExtra={<p>{data.timeZone.replaceAll('_', ' ')}</p>}>
      <form
        className={styles.hours}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (draft !== undefined && !problem) save.mutate(draft)
        }}
      >
        {hours ? (
          <>
            <ul>
              {weekdays.map((name, day) => (
                <li key={name}>
                  <b>{name}</b>
                  <SpanFields
                    name={name}
                    span={hours.days[day] ?? null}
                    onSet={(span) => set({ days: hours.days.with(day, span) })}
                    onRemove={() =>
                      remove(`${name}’s hours`, { ...hours, days: hours.days.with(day, null) })
                    }
                  />
                </li>
              ))}
            </ul>
            <h3>Holidays</h3>
            <ul>
              {hours.holidays.map((holiday, at) => (
                // Holidays have no identity that survives editing.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={at} className={styles.holiday}>
                  <input
                    type="date"
                    aria-label={`Date of holiday ${at + 1}`}
                    value={holiday.date}
                    onChange={({ target }) => setHoliday(at, { date: target.value })}
                  />
                  <input
                    aria-label={`Name of holiday ${at + 1}`}
                    placeholder="Name"
                    maxLength={60}
                    value={holiday.name}
                    onChange={({ target }) => setHoliday(at, { name: target.value })}
                  />
                  <SpanFields
                    name={holiday.name || `holiday ${at + 1}`}
                    span={holiday.span}
                    onSet={(span) => setHoliday(at, { span })}
                    onRemove={() =>
                      remove(`hours on ${holiday.name || `holiday ${at + 1}`}`, {
                        ...hours,
                        holidays: hours.holidays.with(at, { ...holiday, span: null }),
                      })
                    }
                  />
                  <Button
                    look="plain"
                    size="small"
                    aria-label={`Remove ${holiday.name || `holiday ${at + 1}`}`}
                    onClick={() =>
                      remove(holiday.name || `holiday ${at + 1}`, {
                        ...hours,
                        holidays: hours.holidays.toSpliced(at, 1),
                      })
                    }
                  >
                    Remove
                  </Button>
                </li>
              ))}
              <li>
                <Button
                  look="line"
                  size="small"
                  onClick={() =>
                    set({ holidays: [...hours.holidays, { date: '', name: '', span: null }] })
                  }
                >
                  <Plus size={16} aria-hidden="true" />
                  Add holiday
                </Button>
              </li>
            </ul>
            <p>Outside these hours, visitors leave a message.</p>
          </>
        ) : (
          <p>
            No hours are set. Visitors reach a person whenever a teammate is here and available.
          </p>
        )}
        <UndoLine undo={undo} onUndo={({ before }) => setDraft(before)} />
        {(save.error ?? (draft && problem)) && (
          <Notice tone="error">{save.error?.message ?? problem}</Notice>
        )}
        <div className={styles.actions}>
          {hours ? (
            <Button look="plain" onClick={() => remove('all hours and holidays', null)}>
              Remove hours
            </Button>
          ) : (
            <Button look="line" onClick={() => become(usualWeek)}>
              Set hours
            </Button>
          )}
          <Button
            type="submit"
            aria-disabled={draft === undefined || problem !== null || save.isPending}
          >
            {save.isPending ? 'Saving' : 'Save'}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

function holidayAt({ holidays }: HoursRecord, at: number): Holiday {
  return holidays[at] ?? { date: '', name: '', span: null }
}

function problemOf({ days, holidays }: HoursRecord): string | null {
  const spans = [...days, ...holidays.map(({ span }) => span)]
  if (spans.some((span) => span && !(span.from < span.to && span.from !== '')))
    return 'Each day’s hours end after they begin.'
  if (holidays.some(({ date, name }) => date === '' || name.trim() === ''))
    return 'Give each holiday a date and a name.'
  return null
}
