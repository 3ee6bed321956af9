/** Settings for every quote: the terms, what happens next, and reminders. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { written } from '#shared/content/written'
import type { QuoteSettings as Settings } from '#shared/quotes/calls'
import { limits } from '#shared/quotes/limits'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { LoadFailed } from '../../ui/LoadFailed'
import { Notice } from '../../ui/Notice'
import { Select } from '../../ui/Select'
import { useToast } from '../../ui/Toast'
import { keys, savedQuotes, settingsQuery } from '../data/quotes/calls'
import { teamQuery } from '../data/team/team'
import { linesIn } from '../ui/linesIn'
import { Panel } from '../ui/Panel'
import { PaperSetting } from './PaperSetting'
import styles from './QuoteSettings.module.css'

const days = [0, 1, 2, 3, 5, 7, 10, limits.remindDays]

export function QuoteSettings() {
  const { data, error, refetch } = useQuery(settingsQuery)
  if (error)
    return (
      <LoadFailed error={error} onRetry={() => refetch()}>
        The settings of quotes couldn’t be loaded.
      </LoadFailed>
    )
  if (!data) return null
  const { paper: _, ...words } = data
  return (
    <div className={styles.panels}>
      {/* Rebuilt if somebody else saves other settings. */}
      <Form key={JSON.stringify(words)} settings={data} />
      <PaperSetting settings={data} />
    </div>
  )
}

function Form({ settings }: { settings: Settings }) {
  const queries = useQueryClient()
  const say = useToast()
  const { data: team } = useQuery(teamQuery)
  const saving = useMutation({
    mutationFn: (form: FormData) =>
      savedQuotes.saveSettings({
        terms: linesIn(form, 'terms'),
        next: linesIn(form, 'next'),
        remindDays: Number(form.get('remindDays')),
      }),
    onSuccess: (saved) => {
      queries.setQueryData(keys.settings, saved)
      say('Saved.')
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    saving.mutate(new FormData(event.currentTarget))
  }

  const { terms, termsSince, next, remindDays } = settings
  return (
    <Panel title="Quotes" headerExtra={<p>On every quote from now on</p>}>
      <form className={styles.form} onSubmit={submit}>
        <Field
          label="Terms, one on each line"
          name="terms"
          rows={6}
          maxLength={limits.settingLines * limits.settingLine}
          defaultValue={terms.join('\n')}
        />
        <p className={styles.note}>
          {termsSince ? `Of ${written(termsSince)}. ` : ''}They’re numbered, shown on the customer’s
          page and in the PDF, and copied into a quote when it’s handed out. Quotes that are out
          keep theirs.
        </p>
        <Field
          label="What happens after accepting, one step on each line"
          name="next"
          rows={4}
          maxLength={limits.settingLines * limits.settingLine}
          defaultValue={next.join('\n')}
        />
        <Select label="Remind the customer" name="remindDays" defaultValue={remindDays}>
          {days.map((count) => (
            <option key={count} value={count}>
              {count === 0 ? 'Never' : `${count} ${count === 1 ? 'day' : 'days'} before it expires`}
            </option>
          ))}
        </Select>
        <p className={styles.note}>
          {team?.sendsEmail === false
            ? 'This server can’t send e-mail yet: set SMTP_URL and PUBLIC_URL.'
            : 'Once for each revision, between 9 AM and 6 PM, and not after an answer.'}
        </p>
        {saving.error && <Notice tone="error">It wasn’t saved. {saving.error.message}</Notice>}
        <div>
          <Button type="submit" disabled={saving.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Panel>
  )
}
