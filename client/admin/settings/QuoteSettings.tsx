/** Settings for every quote: the terms, what happens next, and reminders. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { written } from '#shared/content/written'
import type { QuoteSettings as Settings } from '#shared/quotes/calls'
import { limits } from '#shared/quotes/limits'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/forms/Field'
import { Select } from '../../ui/forms/Select'
import { LoadFailed } from '../../ui/status/LoadFailed'
import { Notice } from '../../ui/status/Notice'
import { useToast } from '../../ui/status/Toast'
import { keys, savedQuotes, settingsQuery } from '../data/quotes/calls'
import { teamQuery } from '../data/team/team'
import { Conflict } from '../ui/Conflict'
import { countOf } from '../ui/countText'
import { Panel } from '../ui/layout/Panel'
import { linesIn } from '../ui/linesIn'
import { useEdits, useForgetting } from '../ui/useEdits'
import { PaperSetting } from './PaperSetting'
import styles from './QuoteSettings.module.css'

const days = [0, 1, 2, 3, 5, 7, 10, limits.remindDays]

export function QuoteSettings() {
  const { data, error, refetch } = useQuery(settingsQuery)
  if (error && !data)
    return (
      <LoadFailed error={error} onRetry={() => refetch()}>
        The settings of quotes couldn’t be loaded.
      </LoadFailed>
    )
  if (!data) return null
  return (
    <div className={styles.panels}>
      <Form settings={data} />
      <PaperSetting paper={data.paper} />
    </div>
  )
}

function Form({ settings }: { settings: Settings }) {
  const queries = useQueryClient()
  const say = useToast()
  const { data: team } = useQuery(teamQuery)
  const stored = textsOf(settings)
  const { edited, isDirty, isBehind, edit, keepMine, discard } = useEdits(stored)
  const { terms, next, rev } = edited
  const [remindDays, setRemindDays] = useState<number>()
  const saving = useMutation({
    mutationFn: () =>
      savedQuotes.saveSettings({
        texts: isDirty ? { terms: linesIn(terms), next: linesIn(next), rev } : undefined,
        remindDays,
      }),
    onSuccess: (saved) => {
      queries.setQueryData(keys.settings, saved)
      discard()
      setRemindDays(undefined)
      say('Saved.')
    },
    // Loads what is stored: another version, or this one, if only the reply was lost.
    onError: () => void queries.invalidateQueries({ queryKey: keys.settings }),
  })
  const isReminderSet = (remindDays ?? settings.remindDays) === settings.remindDays
  useForgetting(isDirty || !isReminderSet, saving.reset)

  function submit(event: FormEvent) {
    event.preventDefault()
    saving.mutate()
  }
  const choose = (version: () => void) => {
    saving.reset()
    version()
  }

  const { termsSince } = settings
  return (
    <Panel title="Quotes" headerExtra={<p>Applies to new quotes</p>}>
      <form className={styles.form} onSubmit={submit}>
        {isBehind && !saving.isPending && (
          <Conflict
            differences={[
              ['Terms', terms, stored.terms],
              ['What happens after accepting', next, stored.next],
            ]}
            onKeepMine={() => choose(keepMine)}
            onTakeTheirs={() => choose(discard)}
          />
        )}
        <Field
          label="Terms, one on each line"
          rows={6}
          maxLength={limits.settingLines * limits.settingLine}
          value={terms}
          onChange={({ target }) => edit({ terms: target.value })}
        />
        <p className={styles.note}>
          {termsSince ? `Last changed ${written(termsSince)}. ` : ''}Numbered on the customer’s page
          and in the PDF. Quotes already sent keep their terms.
        </p>
        <Field
          label="What happens after accepting, one step on each line"
          rows={4}
          maxLength={limits.settingLines * limits.settingLine}
          value={next}
          onChange={({ target }) => edit({ next: target.value })}
        />
        <Select
          label="Remind the customer"
          value={remindDays ?? settings.remindDays}
          onChange={({ target }) => setRemindDays(Number(target.value))}
        >
          {days.map((count) => (
            <option key={count} value={count}>
              {count === 0 ? 'Never' : `${countOf(count, 'day')} before it expires`}
            </option>
          ))}
        </Select>
        <p className={styles.note}>
          {team?.sendsEmail === false
            ? 'This server can’t send e-mail yet: set SMTP_URL and PUBLIC_URL.'
            : 'Sent once per revision, 9 AM to 6 PM, unless the customer has answered.'}
        </p>
        {saving.error && !isBehind && (
          <Notice tone="error">It wasn’t saved. {saving.error.message}</Notice>
        )}
        <div>
          <Button type="submit" disabled={saving.isPending || isBehind}>
            Save
          </Button>
        </div>
      </form>
    </Panel>
  )
}

function textsOf({ terms, next, rev }: Settings) {
  return { terms: terms.join('\n'), next: next.join('\n'), rev }
}
