/** What an empty panel shows: the greeting, also for single pages, and suggested questions. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { OpeningSettings } from '#shared/whisper/opening'
import { openingLimits as limits } from '#shared/whisper/openingLimits'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { LoadFailed } from '../../ui/LoadFailed'
import { Notice } from '../../ui/Notice'
import { useToast } from '../../ui/Toast'
import { keys, whisper } from '../data/settings/calls'
import { linesIn } from '../ui/linesIn'
import styles from './Settings.module.css'

export function OpeningForm() {
  const { data, error, refetch } = useQuery({
    queryKey: keys.opening,
    queryFn: ({ signal }) => whisper.opening({}, { signal }),
  })
  return (
    <section>
      <div>
        <h3>How Whisper begins</h3>
        <p>What visitors read before they have said anything.</p>
      </div>
      {error && (
        <LoadFailed error={error} onRetry={() => refetch()}>
          It couldn’t be loaded.
        </LoadFailed>
      )}
      {data && <Form key={JSON.stringify(data)} opening={data} />}
    </section>
  )
}

function Form({ opening: { greeting, pages, questions } }: { opening: OpeningSettings }) {
  const queries = useQueryClient()
  const say = useToast()
  const saving = useMutation({
    mutationFn: (form: FormData) =>
      whisper.saveOpening({
        greeting: String(form.get('greeting')).trim(),
        pages: linesIn(form, 'pages').map(pageIn),
        questions: linesIn(form, 'questions'),
      }),
    onSuccess: (saved) => {
      queries.setQueryData(keys.opening, saved)
      say('Saved.')
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    saving.mutate(new FormData(event.currentTarget))
  }
  return (
    <form className={styles.opening} onSubmit={submit}>
      <Field
        {...{ label: 'Greeting; empty for the usual one', name: 'greeting', rows: 2 }}
        maxLength={limits.greeting}
        defaultValue={greeting}
      />
      <Field
        label="Greetings on single pages: a path and the greeting on each line"
        {...{ name: 'pages', rows: 3 }}
        placeholder="/residential Hello! Ask me what it takes at your home."
        defaultValue={pages.map(({ path, greeting }) => `${path} ${greeting}`).join('\n')}
      />
      <Field
        label={`Questions to begin with, one on each line, up to ${limits.questions}; empty for what is answered most`}
        {...{ name: 'questions', rows: 4 }}
        defaultValue={questions.join('\n')}
      />
      {saving.error && <Notice tone="error">It wasn’t saved. {saving.error.message}</Notice>}
      <Button type="submit" disabled={saving.isPending}>
        Save
      </Button>
    </form>
  )
}

function pageIn(line: string): { path: string; greeting: string } {
  const [path = '', ...words] = line.split(/\s+/)
  return { path, greeting: words.join(' ') }
}
