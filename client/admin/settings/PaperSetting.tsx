/** Paper size of the company's PDFs. A choice is saved at once. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Paper, papers } from '#shared/paper'
import { Choice } from '../../ui/forms/Choice'
import { useToast } from '../../ui/status/Toast'
import { keys, savedQuotes } from '../data/quotes/calls'
import { Panel } from '../ui/layout/Panel'
import styles from './QuoteSettings.module.css'

export function PaperSetting({ paper }: { paper: Paper }) {
  const queries = useQueryClient()
  const say = useToast()
  const saving = useMutation({
    mutationFn: (paper: Paper) => savedQuotes.saveSettings({ paper }),
    onSuccess: (saved) => {
      queries.setQueryData(keys.settings, saved)
      say(`PDFs are made for ${papers.find(({ id }) => id === saved.paper)?.name}.`)
    },
    onError: (error) => say(`It wasn’t saved. ${error.message}`, 'error'),
  })
  return (
    <Panel title="Paper">
      <div className={styles.form}>
        <Choice
          label="Paper of PDFs"
          options={papers}
          chosen={saving.isPending ? saving.variables : paper}
          onChoose={(paper) => saving.mutate(paper)}
        />
        <p className={styles.note}>
          For new PDFs of quotes and brand guidelines. Signs keep their own size.
        </p>
      </div>
    </Panel>
  )
}
