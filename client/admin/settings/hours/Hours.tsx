/** Weekly hours and holidays: outside of them, visitors leave a message. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Plus from '~icons/lucide/plus'
import type { Holiday, Hours as HoursRecord, Span } from '#shared/team/hours'
import { haveOwnDates, spanText, twoOnOneDate, weekdays } from '#shared/team/hours'
import { Button } from '../../../ui/Button'
import { LoadFailed } from '../../../ui/status/LoadFailed'
import { Notice } from '../../../ui/status/Notice'
import { useToast } from '../../../ui/status/Toast'
import { hoursQuery, refetchTeam, setKnownHours, team } from '../../data/team/team'
import { Conflict } from '../../ui/Conflict'
import { Panel } from '../../ui/layout/Panel'
import { UndoLine } from '../../ui/undo/UndoLine'
import { useUndo } from '../../ui/undo/useUndo'
import { useEdits, useForgetting } from '../../ui/useEdits'
import styles from './Hours.module.css'
import { SpanFields, usualSpan } from './SpanFields'

const usualWeek: HoursRecord = {
  days: weekdays.map((_, day) => (day < 5 ? usualSpan : null)),
  holidays: [],
}

type StoredHours = Awaited<ReturnType<typeof team.hours>>

export function Hours() {
  const { data, error, refetch } = useQuery(hoursQuery)
  if (error && !data)
    return (
      <LoadFailed error={error} onRetry={() => refetch()}>
        The hours couldn’t be loaded.
      </LoadFailed>
    )
  return data ? <HoursForm stored={data} /> : null
}

function HoursForm({ stored }: { stored: StoredHours }) {
  const queries = useQueryClient()
  const say = useToast()
  const { edited, isDirty, isBehind, edit, keepMine, discard } = useEdits(stored)
  const { hours, rev, timeZone } = edited
  /** `before`: undefined if there were no edits. */
  const undo = useUndo<{ before: HoursRecord | null | undefined }>()
  const save = useMutation({
    mutationFn: () => team.setHours({ hours, rev }),
    onSuccess: (saved) => {
      setKnownHours(queries, saved)
      discard()
      undo.forget()
      say('Hours saved.')
    },
    // Loads what is stored: another version, or this one, if only the reply was lost.
    onError: () => refetchTeam(queries),
  })
  useForgetting(isDirty, save.reset)
  const problem = hours && problemOf(hours)
  /** Undo restores the whole state, so another change makes it unavailable. */
  const become = (next: HoursRecord | null) => {
    undo.forget()
    edit({ hours: next })
  }
  const set = (change: Partial<HoursRecord>) => hours && become({ ...hours, ...change })
  const remove = (name: string, next: HoursRecord | null) => {
    undo.offer(name, { before: isDirty ? hours : undefined })
    edit({ hours: next })
  }
  const setHoliday = (at: number, change: Partial<Holiday>) =>
    hours && set({ holidays: hours.holidays.with(at, { ...holidayAt(hours, at), ...change }) })

  const choose = (version: () => void) => {
    undo.forget()
    save.reset()
    version()
  }
  const canSave = isDirty && !isBehind && problem === null && !save.isPending
  const failure = (!isBehind && save.error?.message) || (isDirty && problem)

  return (
    <Panel title="Hours" headerExtra={<p>{timeZone.replaceAll('_', ' ')}</p>}>
      <form
        className={styles.hours}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (canSave) save.mutate()
        }}
      >
        {isBehind && !save.isPending && (
          <Conflict
            differences={[
              ['Week', weekText(hours), weekText(stored.hours)],
              ['Holidays', holidaysText(hours), holidaysText(stored.hours)],
            ]}
            onKeepMine={() => choose(keepMine)}
            onTakeTheirs={() => choose(discard)}
          />
        )}
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
              {hours.holidays.map((holiday, index) => (
                // Holidays have no identity that survives editing.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={index} className={styles.holiday}>
                  <input
                    type="date"
                    aria-label={`Date of holiday ${index + 1}`}
                    value={holiday.date}
                    onChange={({ target }) => setHoliday(index, { date: target.value })}
                  />
                  <input
                    aria-label={`Name of holiday ${index + 1}`}
                    placeholder="Name"
                    maxLength={60}
                    value={holiday.name}
                    onChange={({ target }) => setHoliday(index, { name: target.value })}
                  />
                  <SpanFields
                    name={holiday.name || `holiday ${index + 1}`}
                    span={holiday.span}
                    onSet={(span) => setHoliday(index, { span })}
                    onRemove={() =>
                      remove(`hours on ${holiday.name || `holiday ${index + 1}`}`, {
                        ...hours,
                        holidays: hours.holidays.with(index, { ...holiday, span: null }),
                      })
                    }
                  />
                  <Button
                    look="plain"
                    size="small"
                    aria-label={`Remove ${holiday.name || `holiday ${index + 1}`}`}
                    onClick={() =>
                      remove(holiday.name || `holiday ${index + 1}`, {
                        ...hours,
                        holidays: hours.holidays.toSpliced(index, 1),
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
        <UndoLine
          undo={undo}
          onUndo={({ before }) => (before === undefined ? discard() : edit({ hours: before }))}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
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
          <Button type="submit" aria-disabled={!canSave}>
            {save.isPending ? 'Saving' : 'Save'}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

function weekText(hours: HoursRecord | null): string {
  if (!hours) return 'No hours'
  return hours.days.map((span, day) => `${weekdays[day]}: ${dayText(span)}`).join('\n')
}

function holidaysText(hours: HoursRecord | null): string {
  const holidays = hours?.holidays ?? []
  return holidays.map(({ date, name, span }) => `${date} ${name}: ${dayText(span)}`).join('\n')
}

function dayText(span: Span | null): string {
  return span ? spanText(span) : 'Closed'
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
  if (!haveOwnDates(holidays)) return twoOnOneDate
  return null
}
