/** File URL, with a button to check whether it responds. */
import { useMutation } from '@tanstack/react-query'
import { urlProblem } from '#shared/resources/rules'
import { ApiError } from '../../../errors'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/forms/Field'
import { Icon } from '../../../ui/Icon'
import { resources } from '../../data/resources/calls'
import styles from './UrlField.module.css'

interface UrlFieldProps {
  value: string
  /** Why no URL can be entered; null if it can. */
  instead: string | null
  problem: string | undefined
  onChange: (url: string) => void
}

export function UrlField({ value, instead, problem, onChange }: UrlFieldProps) {
  const checking = useMutation({
    mutationFn: (url: string) => resources.checkUrl({ url }, { timeout: 60_000 }),
  })
  const { data, error, variables } = checking
  const isCurrent = variables === value && !checking.isPending

  return (
    <div className={styles.url}>
      <Field
        label="File URL"
        type="url"
        inputMode="url"
        name="url"
        placeholder={instead ?? 'https://'}
        disabled={instead !== null}
        value={value}
        problem={problem}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      <Button
        look="line"
        disabled={urlProblem(value) !== null || checking.isPending}
        onClick={() => checking.mutate(value)}
      >
        {checking.isPending ? 'Asking' : 'Check URL'}
      </Button>
      <p className={styles.answer} role="status" data-good={data?.answers}>
        {isCurrent && (data || error) && (
          <>
            <Icon name={data?.answers ? 'check' : 'alert'} />
            {data?.message ?? wordsOf(error)}
          </>
        )}
      </p>
    </div>
  )
}

function wordsOf(error: Error | null): string {
  if (error instanceof ApiError) return error.fields.url ?? error.message
  return error?.message ?? ''
}
