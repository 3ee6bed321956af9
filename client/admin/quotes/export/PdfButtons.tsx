/** The quote as a PDF. What makes it loads with the first press. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import Download from '~icons/lucide/download'
import type { PrintedQuote } from '#shared/quotes/printed'
import type { Audience } from '../../../quote/pdf/views'
import { Button } from '../../../ui/Button'
import { useToast } from '../../../ui/Toast'
import { readPaper } from '../../data/quotes/paper'
import { downloadFile } from '../../ui/download'
import styles from '../../ui/Downloads.module.css'
import { makePdf } from './makePdf'
import { missingFontNote } from './missingFontNote'

interface PdfButtonsProps {
  printed: PrintedQuote
  /** Of how long it is valid. */
  validity: string
}

export function PdfButtons({ printed, validity }: PdfButtonsProps) {
  const say = useToast()
  const queries = useQueryClient()
  const making = useMutation({
    mutationFn: async (audience: Audience) => makePdf(audience, printed, await readPaper(queries)),
    onSuccess: ({ name, file, missing }) => {
      downloadFile(name, file)
      say(
        `${name} is ready. ${missingFontNote(missing)}`.trim(),
        missing.length > 0 ? 'error' : 'good',
      )
    },
    onError: () =>
      say(
        'We couldn’t make the PDF. Check your connection, reload the page and try again.',
        'error',
      ),
  })
  const isEmpty = printed.lines.length === 0
  const isDisabled = isEmpty || making.isPending
  return (
    <div className={styles.downloads}>
      <Button look="line" disabled={isDisabled} onClick={() => making.mutate('dealer')}>
        <Download size={16} aria-hidden="true" />
        Dealer PDF
      </Button>
      <Button look="line" disabled={isDisabled} onClick={() => making.mutate('customer')}>
        <Download size={16} aria-hidden="true" />
        Customer PDF
      </Button>
      <p>
        {isEmpty ? 'Add an item to make a PDF.' : `The customer PDF doesn’t show cost. ${validity}`}
      </p>
    </div>
  )
}
