/** What an empty panel shows: the greeting, also for single pages, and suggested questions. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { OpeningSettings } from '#shared/whisper/opening'
import { openingLimits as limits } from '#shared/whisper/openingLimits'
import { ApiError } from '../../errors'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/forms/Field'
import { LoadFailed } from '../../ui/status/LoadFailed'
import { Notice } from '../../ui/status/Notice'
import { useToast } from '../../ui/status/Toast'
import { keys, whisper } from '../data/whisper/calls'
import { Conflict } from '../ui/Conflict'
import { linesIn } from '../ui/linesIn'
import { useEdits, useForgetting } from '../ui/useEdits'
import styles from './WhisperSettings.module.css'

/** Characters of a refused line that its problem repeats. */
const shown = 40

export function OpeningForm() {
  const { data, error, refetch } = useQuery({
    queryKey: keys.opening,
    queryFn: ({ signal }) => whisper.opening({}, { signal }),
  })
  return (
    <section>
      <div>
        <h3>Welcome message</h3>
        <p>Shown when a visitor opens an empty chat.</p>
      </div>
      {error && !data && (
        <LoadFailed error={error} onRetry={() => refetch()}>
          It couldn’t be loaded.
        </LoadFailed>
      )}
      {data && <Form opening={data} />}
    </section>
  )
}

function Form({ opening }: { opening: OpeningSettings }) {
  const queries = useQueryClient()
  const say = useToast()
  const stored = textsOf(opening)
  const { edited, isDirty, isBehind, edit, keepMine, discard } = useEdits(stored)
  const { greeting, pages, questions, rev } = edited
  const saving = useMutation({
    mutationFn: (sent: OpeningSettings) => whisper.saveOpening(sent),
    onSuccess: (saved) => {
      queries.setQueryData(keys.opening, saved)
      discard()
      say('Saved.')
    },
    // Loads what is stored: another version, or this one, if only the reply was lost.
    onError: () => void queries.invalidateQueries({ queryKey: keys.opening }),
  })
  useForgetting(isDirty, saving.reset)
  function submit(event: FormEvent) {
    event.preventDefault()
    saving.mutate({
      greeting: greeting.trim(),
      pages: linesIn(pages).map(pageIn),
      questions: linesIn(questions),
      rev,
    })
  }
  const sent = saving.variables
  const pagesProblem = problemOf(
    saving.error,
    'pages',
    sent?.pages.map(({ path }) => path),
  )
  const questionsProblem = problemOf(saving.error, 'questions', sent?.questions)
  const choose = (version: () => void) => {
    saving.reset()
    version()
  }
  return (
    <form className={styles.opening} onSubmit={submit}>
      {isBehind && !saving.isPending && (
        <Conflict
          differences={[
            ['Greeting', greeting, stored.greeting],
            ['Greetings for specific pages', pages, stored.pages],
            ['Suggested questions', questions, stored.questions],
          ]}
          onKeepMine={() => choose(keepMine)}
          onTakeTheirs={() => choose(discard)}
        />
      )}
      <Field
        label="Greeting (empty: the default)"
        rows={2}
        maxLength={limits.greeting}
        value={greeting}
        onChange={({ target }) => edit({ greeting: target.value })}
      />
      <Field
        label="Greetings for specific pages: a path and its greeting per line"
        rows={3}
        placeholder="/residential Hello! Ask me what it takes at your home."
        value={pages}
        problem={pagesProblem}
        onChange={({ target }) => edit({ pages: target.value })}
      />
      <Field
        label={`Suggested questions, one per line, up to ${limits.questions} (empty: the most answered)`}
        rows={4}
        value={questions}
        problem={questionsProblem}
        onChange={({ target }) => edit({ questions: target.value })}
      />
      {saving.error && !isBehind && (
        <Notice tone="error">
          It wasn’t saved. {pagesProblem || questionsProblem ? '' : saving.error.message}
        </Notice>
      )}
      <Button type="submit" disabled={saving.isPending || isBehind}>
        Save
      </Button>
    </form>
  )
}

/** Why a field was refused: one of its lines, which `begins` so, or all of them. */
function problemOf(error: Error | null, field: string, begins: string[] = []): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  for (const [name, problem] of Object.entries(error.fields)) {
    const [first, index] = name.split('.')
    const line = begins[Number(index)]?.slice(0, shown)
    if (first === field) return line ? `“${line}”: ${problem}` : problem
  }
  return undefined
}

function textsOf({ greeting, pages, questions, rev }: OpeningSettings) {
  const lines = pages.map(({ path, greeting }) => `${path} ${greeting}`)
  return { greeting, pages: lines.join('\n'), questions: questions.join('\n'), rev }
}

function pageIn(line: string): { path: string; greeting: string } {
  const [path = '', ...words] = line.split(/\s+/)
  return { path, greeting: words.join(' ') }
}
